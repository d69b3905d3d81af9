import type { PosterCanvasProps } from './poster-canvas-props'

/** The poster's canvas in a browser. */
export function PosterCanvas({ id, label }: PosterCanvasProps) {
  return <canvas id={id} className="invite-poster__canvas" role="img" aria-label={label} />
}
