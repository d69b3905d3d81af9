import type { PaymentAttempt } from '@/wire/schemas/payment'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { messages } from './messages'

const spanText = (spanMs: number): string =>
  spanMs < MINUTE_MS
    ? messages.seconds(Math.floor(spanMs / SECOND_MS))
    : messages.minutes(Math.floor(spanMs / MINUTE_MS))

/** How often and how lately the provider was asked: "4 times, last 3 s ago"; null before the first time. */
export const askedText = (
  { askedTimes, lastAskedTime }: Pick<PaymentAttempt, 'askedTimes' | 'lastAskedTime'>,
  nowMs: number,
): string | null => {
  if (askedTimes === 0) return null
  const ago = lastAskedTime === null ? null : spanText(Math.max(0, nowMs - parseShanghai(lastAskedTime)))
  return messages.askedTimes(messages.times(askedTimes), ago)
}
