/**
 * Watches for a newer release. `onReady` gets what restarts the app into it; the shell asks the shopper first, because
 * a restart loses what is typed. Call once, at launch.
 */
export type WatchAppUpdate = (onReady: (restart: () => void) => void) => void
