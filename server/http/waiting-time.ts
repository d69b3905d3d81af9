import type { RetryAfterData } from '@/wire/errors'

/** What is said where no time is known. */
const DEFAULT_WAIT_SECONDS = 60

/** A time to wait, in the largest unit that says it well. */
export interface WaitingTime {
  count: number
  unit: 'second' | 'minute' | 'hour'
}

/** How long a refusal asks to wait. */
export const waitingTime = (data?: RetryAfterData): WaitingTime => {
  const seconds = data?.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS
  if (seconds < 120) return { count: seconds, unit: 'second' }
  if (seconds < 7_200) return { count: Math.ceil(seconds / 60), unit: 'minute' }
  return { count: Math.ceil(seconds / 3_600), unit: 'hour' }
}
