import { lastCallOf } from '@/domain/shop/last-call'
import { formatDayTime } from '@/domain/time/day-time'
import { parseShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import { formatClock } from '@/domain/time/week'
import { serverNow } from '@/services/server-clock'

const lastMsOf = (startTime: string): number => lastCallOf(parseShanghai(startTime))

/** Until when an hour can be booked, and told of, where its day is said beside: "12:00". */
export const untilClock = (startTime: string): string => formatClock(lastMsOf(startTime))

/** The same on its own: "12:00" today, "Sun 22 Nov, 12:00" on another day. */
export const untilText = (startTime: string): string => {
  const lastMs = lastMsOf(startTime)
  const isToday = shanghaiDay(lastMs) === shanghaiDay(serverNow())
  return isToday ? formatClock(lastMs) : formatDayTime(lastMs)
}

/** Whether an hour could still be booked, if it came free. */
export const isWorthWaiting = (startTime: string): boolean => serverNow() <= lastMsOf(startTime)
