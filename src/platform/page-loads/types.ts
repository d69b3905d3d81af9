/** A page whose files did not arrive. The address already names it, so `reload` opens it, unless its reader stays. */
export interface FailedPageLoad {
  /** They were on their way for too long; else the network or the server refused them. */
  hasTimedOut: boolean
  reload: () => void
  /** Leaves the address to the page that is in sight: it has none of its own to be found by on the way back. */
  stay: () => void
}

/**
 * Watches for pages whose files do not arrive: without a network, after a minute, or after a release that took the old
 * files away. Call once, at launch.
 */
export type WatchFailedPageLoads = (onFailed: (failed: FailedPageLoad) => void) => void
