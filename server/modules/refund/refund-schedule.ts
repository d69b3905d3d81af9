import { HOUR_MS } from '@/domain/time/duration'

const FIRST_RETRY_MS = 2_000

/** How long to wait before a refund is sent or asked about again: it doubles from two seconds to one hour. */
export const refundRetryMs = (tries: number): number => Math.min(FIRST_RETRY_MS * 2 ** Math.min(tries, 20), HOUR_MS)
