import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/domain/time/duration'

/** How long a signing stays open at the provider. */
export const SIGNING_LIFETIME_MS = 7 * DAY_MS
/** How long after the check of who signs a signing may be begun. */
export const IDENTITY_LIFETIME_MS = 30 * MINUTE_MS

const ASK_MS = 2 * SECOND_MS
const ASK_LATER_MS = MINUTE_MS
const ASK_RARELY_MS = 10 * MINUTE_MS

/** How long to wait before the provider is asked again about a signing of this age: someone may sit before the page. */
export const nextSignAskMs = (ageMs: number): number => {
  if (ageMs < 10 * MINUTE_MS) return ASK_MS
  return ageMs < HOUR_MS ? ASK_LATER_MS : ASK_RARELY_MS
}
