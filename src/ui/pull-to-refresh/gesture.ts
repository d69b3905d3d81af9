/** A finger that has moved less has not chosen its way yet. */
const DECIDED_AT_PX = 8

/** The disc follows the finger at half its speed, so that it feels held. */
const RESISTANCE = 0.5
const FARTHEST_PX = 96

/** Pulled this far, letting go refreshes. */
export const REFRESH_AT_PX = 56

/** Where a finger is, in px of the screen. */
export interface Point {
  x: number
  y: number
}

/** How far the disc is pulled, in px; "other" for a finger that is after something else, until it is lifted. */
export type Pull = number | 'undecided' | 'other'

/** What a move makes of a gesture that began at the top of its page. */
export const pullAfter = (before: Pull, start: Point, point: Point): Pull => {
  if (before === 'other') return 'other'
  const downPx = point.y - start.y
  if (before === 'undecided') {
    const acrossPx = Math.abs(point.x - start.x)
    if (Math.max(acrossPx, Math.abs(downPx)) < DECIDED_AT_PX) return 'undecided'
    if (downPx <= acrossPx) return 'other'
  }
  return Math.min(FARTHEST_PX, Math.max(0, downPx) * RESISTANCE)
}
