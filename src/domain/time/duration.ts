/** Time constants in ms (docs/rules/time.md). */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** A span of time as a countdown shows it. */
export interface RemainingTime {
  day: number
  hour: number
  minute: number
  second: number
}

/**
 * Splits a span in ms into days, hours, minutes and seconds. A begun second counts whole, so
 * a countdown reads zero exactly when its time is up; a span that has passed is all zeros.
 */
export const splitRemaining = (remainingMs: number): RemainingTime => {
  const wholeMs = remainingMs > 0 ? Math.ceil(remainingMs / SECOND_MS) * SECOND_MS : 0
  return {
    day: Math.floor(wholeMs / DAY_MS),
    hour: Math.floor((wholeMs % DAY_MS) / HOUR_MS),
    minute: Math.floor((wholeMs % HOUR_MS) / MINUTE_MS),
    second: Math.floor((wholeMs % MINUTE_MS) / SECOND_MS),
  }
}
