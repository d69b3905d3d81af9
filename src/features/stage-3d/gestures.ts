/** A finger or the mouse, in px of the page. */
export interface Point {
  x: number
  y: number
}

/** What fingers ask of the stage. */
export interface GestureTarget {
  turn(azimuthDegrees: number, elevationDegrees: number): void
  zoom(factor: number): void
  fling(degreesPerMs: number): void
}

/** Follows the fingers on the stage. Every call takes all of those that are down. */
export interface Gestures {
  press(points: readonly Point[], timeMs: number): void
  move(points: readonly Point[], timeMs: number): void
  release(points: readonly Point[], timeMs: number): void
}

/** A drag across a phone is a bit more than half a turn. */
const DEGREES_PER_PX = 0.55
const LIFT_DEGREES_PER_PX = 0.18
/** A finger that stood this long before it left does not fling. */
const HELD_MS = 60
/** How much the latest movement counts in the speed of a drag. */
const NEWEST_SHARE = 0.6

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** One finger turns and lifts, two zoom, and a quick release flings. */
export const createGestures = (target: GestureTarget): Gestures => {
  let last: readonly Point[] = []
  let lastMs = 0
  let degreesPerMs = 0

  const keep = (points: readonly Point[], timeMs: number): void => {
    last = points
    lastMs = timeMs
  }

  return {
    press(points, timeMs) {
      degreesPerMs = 0
      keep(points, timeMs)
    },
    move(points, timeMs) {
      if (points.length === 0 || points.length !== last.length) return keep(points, timeMs)
      if (points.length > 1) {
        const before = spread(last)
        if (before > 0) target.zoom(spread(points) / before)
        return keep(points, timeMs)
      }
      const from = middle(last)
      const to = middle(points)
      const degrees = -(to.x - from.x) * DEGREES_PER_PX
      target.turn(degrees, (to.y - from.y) * LIFT_DEGREES_PER_PX)
      const speed = degrees / Math.max(1, timeMs - lastMs)
      degreesPerMs = speed * NEWEST_SHARE + degreesPerMs * (1 - NEWEST_SHARE)
      keep(points, timeMs)
    },
    release(points, timeMs) {
      const wasDrag = last.length === 1 && points.length === 0
      if (wasDrag && timeMs - lastMs < HELD_MS && degreesPerMs !== 0) target.fling(degreesPerMs)
      degreesPerMs = 0
      keep(points, timeMs)
    },
  }
}
