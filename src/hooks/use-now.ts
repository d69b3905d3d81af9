import { useEffect, useReducer } from 'react'
import { afterLong, systemClock } from '@/services/clock'
import { serverNow } from '@/services/server-clock'

/**
 * The server's time in epoch ms, for what is drawn by it, and drawn anew at the very moment that it changes.
 *
 * @param nextChange - when that is, seen from a time; Infinity for never.
 */
export function useNow(nextChange: (nowMs: number) => number): number {
  // Counted, for a timer may end a moment early, and has to wait once more.
  const [turn, redraw] = useReducer((turns: number) => turns + 1, 0)
  const nowMs = serverNow()
  const changeMs = nextChange(nowMs)
  useEffect(() => afterLong(systemClock, changeMs - serverNow(), redraw), [changeMs, turn])
  return nowMs
}
