import { useRef, useState } from 'react'

/** A sheet that is pulled this far goes. */
const CLOSE_AT_PX = 80

/** What `useSwipeDown` answers. */
export interface SwipeDown {
  offsetPx: number
  handlers: {
    onTouchStart: (event: object) => void
    onTouchMove: (event: object) => void
    onTouchEnd: () => void
    onTouchCancel: () => void
  }
}

/** Lets the head of a sheet be pulled down: the sheet follows the finger, and `onSwipe` runs once it is far enough. */
export function useSwipeDown(onSwipe: () => void): SwipeDown {
  const startY = useRef<number | null>(null)
  const [offsetPx, setOffsetPx] = useState(0)

  const end = (): void => {
    if (startY.current === null) return
    startY.current = null
    setOffsetPx(0)
    if (offsetPx >= CLOSE_AT_PX) onSwipe()
  }

  return {
    offsetPx,
    handlers: {
      onTouchStart: (event: object) => {
        startY.current = yOf(event) ?? null
      },
      onTouchMove: (event: object) => {
        const y = yOf(event)
        if (startY.current === null || y === undefined) return
        setOffsetPx(Math.max(0, y - startY.current))
      },
      onTouchEnd: end,
      onTouchCancel: end,
    },
  }
}

/** Taro types a view's touch events without their touches. */
const yOf = (event: object): number | undefined =>
  'touches' in event ? (event.touches as ArrayLike<{ clientY: number }>)[0]?.clientY : undefined
