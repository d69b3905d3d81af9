import type { WatchReturn } from './types'

/** A mini-program hears of all that happens while it lives. */
export const watchReturn: WatchReturn = () => () => undefined
