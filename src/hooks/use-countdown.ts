import { useEffect, useRef, useSyncExternalStore } from 'react'
import { SECOND_MS, splitRemaining, type RemainingTime } from '@/domain/time/duration'
import { serverNow } from '@/services/server-clock'
import { onEachSecond } from '@/services/ticker'

/**
 * The time left until an instant of the server's time, drawn again each second until it is up. Call it in the leaf that
 * shows the digits, so that nothing else is drawn again.
 *
 * @param endMs - epoch ms.
 * @param onEnd - called once when the time is up, also when it was up already.
 */
export function useCountdown(endMs: number, onEnd?: () => void): RemainingTime {
  const secondsLeft = useSyncExternalStore(onEachSecond, () =>
    Math.max(0, Math.ceil((endMs - serverNow()) / SECOND_MS)),
  )
  const latestEnd = useRef(onEnd)
  latestEnd.current = onEnd
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) latestEnd.current?.()
  }, [isOver, endMs])
  return splitRemaining(secondsLeft * SECOND_MS)
}
