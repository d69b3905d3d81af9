const FIRST_ASK_MS = 5_000
const LONGEST_ASK_MS = 60_000

/** When the provider is asked about an attempt that is written now. */
export const firstAskAt = (now: Date): Date => new Date(now.getTime() + FIRST_ASK_MS)

/** How long to wait before the provider is asked again: it doubles from five seconds to one minute. */
export const nextAskMs = (askedTimes: number): number =>
  Math.min(FIRST_ASK_MS * 2 ** Math.min(askedTimes, 10), LONGEST_ASK_MS)
