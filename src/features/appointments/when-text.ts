import { parseShanghai } from '@/domain/time/shanghai-time'
import { formatClock, formatNearDay, formatWeekday } from '@/domain/time/week'
import { serverNow } from '@/services/server-clock'
import { messages } from './messages'

/** A time of the wire with its day of the week: "Sun 22 Nov, 14:00". */
export const whenText = (time: string): string => {
  const startMs = parseShanghai(time)
  return messages.at(formatWeekday(startMs), formatClock(startMs))
}

/** The same, as somebody says it near now: "Today, 14:00". */
export const nearText = (time: string): string => {
  const startMs = parseShanghai(time)
  return messages.at(formatNearDay(startMs, serverNow()), formatClock(startMs))
}

/** From when until when: "Sun 22 Nov, 14:00–15:00". */
export const spanText = ({ startTime, endTime }: { startTime: string; endTime: string }): string => {
  const startMs = parseShanghai(startTime)
  return messages.span(formatWeekday(startMs), formatClock(startMs), formatClock(parseShanghai(endTime)))
}
