import type { Closure } from '@/wire/schemas/maintenance'
import { MINUTE_MS } from '@/domain/time/duration'
import { formatShortTime, parseShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import { formatClock } from '@/domain/time/week'
import { serverNow } from '@/services/server-clock'

/** How far a closure has come by its plan. */
export interface ClosureTimes {
  /** Shares of the whole, in ms. */
  goneMs: number
  leftMs: number
  minutesLeft: number
  isLate: boolean
  /** "10:30", or with its day where that is another one. */
  endLabel: string
}

/** Where a closure stands by its plan at this moment. */
export const closureTimes = ({ beginTime, endTime }: Closure): ClosureTimes => {
  const [beganAtMs, endsAtMs, nowMs] = [parseShanghai(beginTime), parseShanghai(endTime), serverNow()]
  const leftMs = Math.max(0, endsAtMs - nowMs)
  const isSameDay = shanghaiDay(endsAtMs) === shanghaiDay(nowMs)
  return {
    goneMs: Math.max(0, endsAtMs - beganAtMs - leftMs),
    leftMs,
    minutesLeft: Math.ceil(leftMs / MINUTE_MS),
    isLate: leftMs === 0,
    endLabel: isSameDay ? formatClock(endsAtMs) : formatShortTime(endsAtMs),
  }
}
