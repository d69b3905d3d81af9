import type { TouchPoint } from '@/hooks/swipe'
import type { ElementBox } from '@/platform/element-box/types'

/** How much larger a picture is drawn than it fits, and by how many px its middle is moved. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Two fingers. */
export type Pinch = readonly [TouchPoint, TouchPoint]

/** As large as it fits. */
export const FITTING: Zoom = { scale: 1, x: 0, y: 0 }

const LARGEST = 4
const BY_TAPS = 2.5

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The picture never leaves the stage: its edge goes no further in than the stage's. */
const within = ({ scale, x, y }: Zoom, { width, height }: ElementBox): Zoom => {
  const acrossPx = (width * (scale - 1)) / 2
  const alongPx = (height * (scale - 1)) / 2
  return { scale, x: between(x, -acrossPx, acrossPx), y: between(y, -alongPx, alongPx) }
}

/** Larger by a factor; what was under the one point is under the other then. */
const magnified = (zoom: Zoom, factor: number, from: TouchPoint, to: TouchPoint, box: ElementBox): Zoom => {
  const scale = between(zoom.scale * factor, 1, LARGEST)
  const grown = scale / zoom.scale
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  return within(
    {
      scale,
      x: to.x - middle.x - (from.x - middle.x - zoom.x) * grown,
      y: to.y - middle.y - (from.y - middle.y - zoom.y) * grown,
    },
    box,
  )
}

const middleOf = ([one, other]: Pinch): TouchPoint => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Two fingers are never nearer than a pixel: nothing is divided by zero. */
const apart = ([one, other]: Pinch): number => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))

/** Two fingers have moved: the picture keeps to them. */
export const pinched = (zoom: Zoom, from: Pinch, to: Pinch, box: ElementBox): Zoom =>
  magnified(zoom, apart(to) / apart(from), middleOf(from), middleOf(to), box)

/** One finger draws what is larger than the stage. */
export const dragged = (zoom: Zoom, from: TouchPoint, to: TouchPoint, box: ElementBox): Zoom =>
  magnified(zoom, 1, from, to, box)

/** Two taps: large about them, or as it fits again. */
export const tappedTwice = (zoom: Zoom, at: TouchPoint, box: ElementBox): Zoom =>
  zoom.scale > 1 ? FITTING : magnified(zoom, BY_TAPS, at, at, box)
