/**
 * Watches for pages whose files do not arrive: without a network, or after a release that took the old files away. The
 * address already names the wanted page then, so `reload` opens it. Call once, at launch.
 */
export type WatchFailedPageLoads = (onFailed: (reload: () => void) => void) => void
