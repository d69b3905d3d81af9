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

/** The server closes what has run out a moment after its time is up. */
const CLOSING_MS = 3 * SECOND_MS

/**
 * For the end of a countdown: asks the server again once it has closed what ran out, one time for all that ends meanwhile.
 * A page that is gone by then asks nothing.
 */
export function useAfterClosing(ask: () => unknown): () => void {
  const latestAsk = useRef(ask)
  latestAsk.current = ask
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latestAsk.current(), CLOSING_MS)
  }
}
