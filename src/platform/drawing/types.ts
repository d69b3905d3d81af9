/** A picture that can be drawn. */
export interface LoadedPicture {
  readonly width: number
  readonly height: number
}

/** What a drawing is made with: the part of a context in 2D that both targets have and that is in use. */
export interface Pen {
  font: string
  fillStyle: string | object
  textBaseline: CanvasTextBaseline
  imageSmoothingEnabled: boolean
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): { width: number }
  createLinearGradient(
    x0: number,
    y0: number,
    x1: number,
    y1: number,
  ): { addColorStop(at: number, colour: string): void }
  save(): void
  restore(): void
  beginPath(): void
  arc(x: number, y: number, radius: number, start: number, end: number): void
  clip(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  closePath(): void
  fill(): void
  draw(picture: LoadedPicture, source: Box, target: Box): void
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A canvas on screen to draw on, of so many pixels. */
export interface DrawingBoard {
  readonly pen: Pen
  /** Rejects when there is no such picture. */
  load(url: string): Promise<LoadedPicture>
  /** Writes what is drawn into a file of this phone, whose local address it answers. */
  toFile(): Promise<string>
}

/** The canvas with this id, once it is on screen, made so many pixels large; null if there is none to draw on. */
export type FindBoard = (id: string, size: { width: number; height: number }) => Promise<DrawingBoard | null>

/** How much of a photograph is kept in the file. */
export const JPEG_QUALITY = 0.92
