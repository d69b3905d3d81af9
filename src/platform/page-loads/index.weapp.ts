import type { WatchFailedPageLoads } from './types'

/** WeChat loads packages by itself, and tells the shopper when it cannot. */
export const watchFailedPageLoads: WatchFailedPageLoads = () => undefined
