import type { ArticleCard } from '@/wire/schemas/content'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/time/duration'
import { formatDay, formatMonthDay, parseShanghai, shanghaiDay } from '@/domain/time/shanghai-time'
import { messages } from './messages'

/**
 * When an article came, as people say it: "2 hours ago", "Yesterday", "12 Nov", "12 Nov 2025".
 *
 * @param publishTime - Shanghai wall time.
 */
export const publishedText = (publishTime: string, nowMs: number): string => {
  const thenMs = parseShanghai(publishTime)
  const agoMs = nowMs - thenMs
  if (agoMs < MINUTE_MS) return messages.justNow
  if (agoMs < HOUR_MS) return messages.minutesAgo(Math.floor(agoMs / MINUTE_MS))
  if (shanghaiDay(thenMs) === shanghaiDay(nowMs)) return messages.hoursAgo(Math.floor(agoMs / HOUR_MS))
  if (shanghaiDay(thenMs) === shanghaiDay(nowMs - DAY_MS)) return messages.yesterday
  const isThisYear = shanghaiDay(thenMs).slice(0, 4) === shanghaiDay(nowMs).slice(0, 4)
  return isThisYear ? formatMonthDay(thenMs) : formatDay(thenMs)
}

/** When an article came and where from, and whatever else is told in that line: "2 hours ago · Shanghai". */
export const whenAndWhere = (
  { publishTime, place }: Pick<ArticleCard, 'publishTime' | 'place'>,
  nowMs: number,
  more?: string,
): string => [publishedText(publishTime, nowMs), place, more].filter(Boolean).join(' · ')
