import type { GestureTarget } from './gestures'

export interface SurfaceProps {
  canvasId: string
  /** Degrees round the car, 0 to 359. */
  heading: number
  controls: GestureTarget
}
