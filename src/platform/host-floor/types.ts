/** The oldest host app that this app runs in. */
export interface HostFloor {
  /** Whether the host app is older, so that pages may break. */
  isBelow(): boolean
  /** Asks the shopper, in a dialog of the host's own, for a newer one, and leads to it. */
  askForNewer(texts: { title: string; text: string; okLabel: string }): void
}
