import { DAY_MS, MINUTE_MS } from '@/domain/time/duration'

/** How long a code is good. */
export const CODE_LIFETIME_MS = 5 * MINUTE_MS
/** How long a phone waits for the next code of the same kind. */
export const RESEND_AFTER_MS = MINUTE_MS
/** How many wrong tries spend a code. */
export const MAX_TRIES = 5
/** The window of the two limits below. */
export const LIMIT_WINDOW_MS = DAY_MS
export const MAX_CODES_PER_PHONE = 20
/** Generous: a mobile network shows many shoppers under one address. */
export const MAX_CODES_PER_ADDRESS = 300
