/** A drawing context of WebGL, and its version. */
export interface OpenedGl {
  context: WebGLRenderingContext
  version: 1 | 2
}

/** A size in px of the page. */
export interface CanvasSize {
  widthPx: number
  heightPx: number
}

/** A canvas on screen and the frames of the screen it is on. */
export interface CanvasSurface {
  /** Asks for the context; null where there is none. To be called once: a phone gives it only once. */
  openGl(attributes: object): OpenedGl | null
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
