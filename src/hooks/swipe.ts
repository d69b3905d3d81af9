/** A finger that travels less than this was a tap. */
const SWIPE_MIN_PX = 48

/** Where a finger is, in px of the screen. */
export interface TouchPoint {
  x: number
  y: number
}

/** -1 for what comes before, 1 for what comes after, 0 for no swipe: too short, or more up and down than across. */
export const swipeStep = (start: TouchPoint, end: TouchPoint): -1 | 0 | 1 => {
  const acrossPx = end.x - start.x
  const alongPx = end.y - start.y
  if (Math.abs(acrossPx) < SWIPE_MIN_PX || Math.abs(acrossPx) <= Math.abs(alongPx)) return 0
  return acrossPx < 0 ? 1 : -1
}
