const FIRST_ASK_MS = 5_000
const LONGEST_ASK_MS = 60_000

/** When the provider is asked about an attempt that is written now. */
export const firstAskAt = (now: Date): Date => new Date(now.getTime() + FIRST_ASK_MS)

/** How long to wait after the first time, the second and so on: ten seconds, doubling up to a minute, and so to the end. */
export const ASK_PAUSES_MS: readonly number[] = Array.from({ length: 10 }, (_, before) =>
  Math.min(FIRST_ASK_MS * 2 ** (before + 1), LONGEST_ASK_MS),
)
