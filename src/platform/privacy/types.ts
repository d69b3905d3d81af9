/** The shopper's answer: the id of the button that agreed, or null for a refusal. */
export type PrivacyAnswer = string | null

/**
 * Asks the shopper whenever the host app wants consent before an interface that touches personal data. A refusal leaves
 * the app usable: only that interface does not run.
 */
export type WatchPrivacyNeed = (ask: () => Promise<PrivacyAnswer>) => void
