import { useEffect, useRef } from 'react'
import { firstPoint } from './first-point'
import type { TouchPoint } from './swipe'

/** A finger that rests for so many ms presses long... */
const LONG_PRESS_MS = 350
/** ...and that moves farther than this many px does not rest. */
const REST_PX = 10

/** Handlers for the view that is pressed. */
interface LongPressHandlers {
  onTouchStart: (event: object) => void
  onTouchMove: (event: object) => void
  onTouchEnd: () => void
  onTouchCancel: () => void
}

/**
 * Touch handlers that tell of one finger that rests, while it still does. WeChat has an event for it, which each of the
 * mini-program's templates would bind as soon as React's name for it stands in a script.
 */
export function useLongPress(onHeld: () => void): LongPressHandlers {
  const latest = useRef(onHeld)
  latest.current = onHeld
  const start = useRef<TouchPoint | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])

  const leave = () => {
    clearTimeout(timer.current)
    start.current = null
  }
  return {
    onTouchStart: (event) => {
      clearTimeout(timer.current)
      // A second finger makes another gesture of it.
      if (start.current !== null) return
      start.current = firstPoint(event, 'touches')
      timer.current = setTimeout(() => latest.current(), LONG_PRESS_MS)
    },
    onTouchMove: (event) => {
      const now = firstPoint(event, 'touches')
      if (start.current === null || now === null) return
      if (Math.hypot(now.x - start.current.x, now.y - start.current.y) > REST_PX) clearTimeout(timer.current)
    },
    onTouchEnd: leave,
    onTouchCancel: leave,
  }
}
