/**
 * Whether an instant lies less than a span back. One that lies ahead does not: the clock was set back since, and whoever waits
 * for it to pass would wait for as long as that was.
 *
 * @param spanMs - in milliseconds, as both instants.
 */
export const isRecent = (thenMs: number, nowMs: number, spanMs: number): boolean =>
  thenMs <= nowMs && nowMs - thenMs < spanMs
