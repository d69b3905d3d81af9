import { HOUR_MS } from '@/domain/time/duration'

const FIRST_RETRY_MS = 2_000

/** How long to wait after so many failed tries, in milliseconds: it doubles with each, from four seconds to one hour. */
export const retryPauseMs = (tries: number): number => Math.min(FIRST_RETRY_MS * 2 ** Math.min(tries, 20), HOUR_MS)
