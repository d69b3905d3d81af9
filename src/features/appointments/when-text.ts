import { formatDayTime, formatNearTime, formatSpan } from '@/domain/time/day-time'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { serverNow } from '@/services/server-clock'

/** A time of the wire with its day of the week: "Sun 22 Nov, 14:00". */
export const whenText = (time: string): string => formatDayTime(parseShanghai(time))

/** The same, as somebody says it near now: "Today, 14:00". */
export const nearText = (time: string): string => formatNearTime(parseShanghai(time), serverNow())

/** From when until when: "Sun 22 Nov, 14:00–15:00". */
export const spanText = ({ startTime, endTime }: { startTime: string; endTime: string }): string =>
  formatSpan(parseShanghai(startTime), parseShanghai(endTime))
