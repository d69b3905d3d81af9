/** The part of a WebGL canvas in use; a mini-program's node has no more than this. */
export interface GlCanvas {
  width: number
  height: number
  getContext(kind: 'webgl' | 'webgl2', attributes?: object): unknown
}

/** A size in px of the page. */
export interface CanvasSize {
  widthPx: number
  heightPx: number
}

/** A canvas on screen and the frames of the screen it is on. */
export interface CanvasSurface {
  readonly canvas: GlCanvas
  /** Physical pixels for each px of the page. */
  readonly pixelRatio: number
  size(): CanvasSize
  /** Asks for one call before the next frame; `nowMs` counts from any start. */
  requestFrame(draw: (nowMs: number) => void): number
  cancelFrame(frame: number): void
  /** Calls the listener after each change of the canvas's size; returns what stops it. */
  watchSize(onChange: () => void): () => void
  /** Calls the listener once the system takes the drawing context away; returns what stops it. */
  watchLoss(onLost: () => void): () => void
}

/** What the stage needs of a target's canvases. */
export interface Canvases {
  /** The canvas with this id, once it is on screen; null if there is none. */
  find(id: string): Promise<CanvasSurface | null>
  /** Whether the shopper asked the system for less motion. */
  isMotionReduced(): boolean
}
