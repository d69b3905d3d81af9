/** When the provider is first asked about a new attempt. */
export const FIRST_ASK_MS = 5_000
const LONGEST_ASK_MS = 60_000

/** How long to wait before the provider is asked again: it doubles from five seconds to one minute. */
export const nextAskMs = (askedTimes: number): number => Math.min(FIRST_ASK_MS * 2 ** Math.min(askedTimes, 10), LONGEST_ASK_MS)
