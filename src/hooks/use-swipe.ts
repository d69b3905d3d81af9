import { useRef } from 'react'
import { firstPoint } from './first-point'
import { swipeStep, type TouchPoint } from './swipe'

interface SwipeListener {
  /** -1 to what comes before, 1 to what comes after. */
  onSwipe: (step: -1 | 1) => void
  /** A finger has come. */
  onTouch?: () => void
  /** It has gone, after a swipe or without one. */
  onLeave?: () => void
}

/** Handlers for the view that is swiped. */
interface SwipeHandlers {
  onTouchStart: (event: object) => void
  onTouchEnd: (event: object) => void
  onTouchCancel: () => void
}

/** Touch handlers that tell of a swipe across. */
export function useSwipe({ onSwipe, onTouch, onLeave }: SwipeListener): SwipeHandlers {
  const start = useRef<TouchPoint | null>(null)
  return {
    onTouchStart: (event) => {
      start.current = firstPoint(event, 'touches')
      onTouch?.()
    },
    onTouchEnd: (event) => {
      const end = firstPoint(event, 'changedTouches')
      const step = start.current && end ? swipeStep(start.current, end) : 0
      start.current = null
      if (step !== 0) onSwipe(step)
      onLeave?.()
    },
    onTouchCancel: () => {
      start.current = null
      onLeave?.()
    },
  }
}
