import { useEffect, useRef } from 'react'
import { LONG_PRESS_DELAY_MS, LONG_PRESS_IDLE, longPressReducer, type LongPressEvent } from '@/hooks/long-press'

interface TouchLike {
  touches: { readonly [finger: number]: { clientX: number; clientY: number } | undefined }
}

/** What a component spreads over the view that is pressed. */
export interface LongPressProps {
  onTouchStart: (event: TouchLike) => void
  onTouchMove: (event: TouchLike) => void
  onTouchEnd: () => void
  onTouchCancel: () => void
}

/** Calls back once a finger has rested for 350 ms without straying over 10 px (specification section 9). */
export const useLongPress = (onLongPress: () => void): LongPressProps => {
  const state = useRef(LONG_PRESS_IDLE)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const tell = (event: LongPressEvent): void => {
    state.current = longPressReducer(state.current, event)
    if (state.current.phase === 'idle') clearTimeout(timer.current)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    onTouchStart({ touches: { 0: finger } }) {
      if (finger === undefined) return
      clearTimeout(timer.current)
      const startMs = Date.now()
      tell({ type: 'start', x: finger.clientX, y: finger.clientY, atMs: startMs })
      timer.current = setTimeout(() => {
        // Timers may be a millisecond early by the clock.
        tell({ type: 'tick', atMs: startMs + LONG_PRESS_DELAY_MS })
        if (state.current.phase === 'fired') onLongPress()
      }, LONG_PRESS_DELAY_MS)
    },
    onTouchMove({ touches: { 0: finger } }) {
      if (finger !== undefined) tell({ type: 'move', x: finger.clientX, y: finger.clientY })
    },
    onTouchEnd: () => tell({ type: 'end' }),
    onTouchCancel: () => tell({ type: 'end' }),
  }
}
