import { formatNearTime } from '@/domain/time/day-time'
import { HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { messages } from './messages'

/** When a car was seen: by the minute within the last hour, else by day and time. */
export const seenText = (seenTime: string, nowMs: number): string => {
  const seenMs = parseShanghai(seenTime)
  const agoMs = nowMs - seenMs
  if (agoMs < MINUTE_MS) return messages.seenNow
  if (agoMs < HOUR_MS) return messages.seenMinutes(Math.floor(agoMs / MINUTE_MS))
  return messages.seenAt(formatNearTime(seenMs, nowMs))
}
