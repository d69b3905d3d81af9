import { useEffect, useRef, useSyncExternalStore } from 'react'
import { SECOND_MS, splitRemaining, type RemainingTime } from '@/domain/time/duration'
import { serverNow } from '@/services/server-clock'
import { onEachSecond } from '@/services/ticker'

/**
 * Whole seconds until an instant of the server's time, drawn again each second until it is up. Call it in the leaf that
 * shows them, so that nothing else is drawn again.
 *
 * @param endMs - epoch ms.
 * @param onEnd - called once when the time is up, also when it was up already.
 * @param most - while more seconds are left it answers this number, and nothing is drawn.
 */
export function useSecondsUntil(endMs: number, onEnd?: () => void, most = Infinity): number {
  const secondsLeft = useSyncExternalStore(onEachSecond, () =>
    Math.min(most, Math.max(0, Math.ceil((endMs - serverNow()) / SECOND_MS))),
  )
  const latestEnd = useRef(onEnd)
  latestEnd.current = onEnd
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) latestEnd.current?.()
  }, [isOver, endMs])
  return secondsLeft
}

/** The time until an instant of the server's time as `useSecondsUntil` counts it, in its parts. */
export function useCountdown(endMs: number, onEnd?: () => void): RemainingTime {
  return splitRemaining(useSecondsUntil(endMs, onEnd) * SECOND_MS)
}
