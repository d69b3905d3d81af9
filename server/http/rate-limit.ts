import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'

/** How many calls one address may make in a window of time. */
export interface RateLimit {
  max: number
  /** Milliseconds. */
  timeWindow: number
  /** What is answered beyond it; the general refusal unless the route has one of its own. */
  refusal?: typeof ErrorCode.smsTooOften | typeof ErrorCode.loginTooOften
}

/** Of calls that let somebody in, or that try a code. */
export const LOGIN_LIMIT = {
  max: 30,
  timeWindow: MINUTE_MS,
  refusal: ErrorCode.loginTooOften,
} as const satisfies RateLimit
