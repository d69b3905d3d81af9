import { DAY_MS, HOUR_MS } from './duration'
import { SHANGHAI_OFFSET_MS } from './shanghai-time'

/** Full hours in Shanghai between which nobody is reminded. */
export const QUIET_HOURS = { from: 22, until: 8 } as const

/** When a reminder that falls due now may come: the end of the quiet hours, or null outside of them. */
const endOfQuiet = (nowMs: number): number | null => {
  const ofDayMs = (nowMs + SHANGHAI_OFFSET_MS) % DAY_MS
  const midnightMs = nowMs - ofDayMs
  if (ofDayMs < QUIET_HOURS.until * HOUR_MS) return midnightMs + QUIET_HOURS.until * HOUR_MS
  return ofDayMs < QUIET_HOURS.from * HOUR_MS ? null : midnightMs + DAY_MS + QUIET_HOURS.until * HOUR_MS
}

/**
 * Until when a reminder waits; null where it comes at once. One whose moment would be over by then is not held back: it
 * would tell of nothing.
 */
export const heldUntil = (nowMs: number, tellsOfMs: number): number | null => {
  const endMs = endOfQuiet(nowMs)
  return endMs !== null && tellsOfMs > endMs ? endMs : null
}
