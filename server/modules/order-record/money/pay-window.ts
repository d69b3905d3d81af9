import { DAY_MS, MINUTE_MS } from '@/domain/time/duration'

/** How long a place is kept for an unpaid order. */
export const PAY_WINDOW_MS = 30 * MINUTE_MS

/** How long after its deposit a big order may be changed or given back; then it locks by itself (purchase agreement, 4). */
export const LOCK_WINDOW_MS = 7 * DAY_MS
