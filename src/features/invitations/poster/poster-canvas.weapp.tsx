import { Canvas } from '@tarojs/components'
import type { PosterCanvasProps } from './poster-canvas-props'

/** The poster's canvas in the mini-program. */
export function PosterCanvas({ id, label }: PosterCanvasProps) {
  return <Canvas id={id} type="2d" className="invite-poster__canvas" {...{ role: 'img', 'aria-label': label }} />
}
