import type { WatchAppUpdate } from './types'

/** A browser gets the newest page with each load, so there is nothing to watch. */
export const watchAppUpdate: WatchAppUpdate = () => undefined
