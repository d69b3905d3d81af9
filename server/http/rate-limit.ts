import type { ErrorCode } from '@/wire/errors'

/** How many calls one address may make in a window of time. */
export interface RateLimit {
  max: number
  /** Milliseconds. */
  timeWindow: number
  /** What is answered beyond it; the general refusal unless the route has one of its own. */
  refusal?: typeof ErrorCode.smsTooOften | typeof ErrorCode.loginTooOften
}
