/** A finger that travels less than this was a tap. */
const SWIPE_MIN_PX = 40

/** Where a finger is, in px of the screen. */
export interface TouchPoint {
  clientX: number
  clientY: number
}

/** 1 for the next slide, -1 for the one before, 0 for no swipe: too short, or more up and down than across. */
export function swipeStep(start: TouchPoint, end: TouchPoint): -1 | 0 | 1 {
  const acrossPx = end.clientX - start.clientX
  if (Math.abs(acrossPx) < SWIPE_MIN_PX || Math.abs(acrossPx) <= Math.abs(end.clientY - start.clientY)) return 0
  return acrossPx < 0 ? 1 : -1
}

/** The first finger of an event; Taro types a view's touch events without their touches. */
export const firstFinger = (event: object, list: 'touches' | 'changedTouches'): TouchPoint | undefined =>
  (event as Partial<Record<typeof list, ArrayLike<TouchPoint>>>)[list]?.[0]
