/** Looking for a newer release of the app. */
export interface NewerRelease {
  /** Whether there is one that a start brings. Rejects when nobody can say. */
  isThere(): Promise<boolean>
  /** Starts the app anew, in its newest release. */
  start(): void
}
