import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { messages } from './messages'

/** How long a link is still good, in whole days and at last in hours; what is left of the last unit counts. */
export const endsInText = (expireTime: string, nowMs: number): string => {
  const leftMs = parseShanghai(expireTime) - nowMs
  if (leftMs > DAY_MS) return messages.endsInDays(Math.floor(leftMs / DAY_MS))
  return messages.endsInHours(Math.ceil(leftMs / HOUR_MS))
}
