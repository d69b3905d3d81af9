/**
 * Tells that the page is there again as it was left: nothing ran meanwhile, and nothing was told. Visibility alone does not say
 * so. Returns what stops it.
 */
export type WatchReturn = (onReturn: () => void) => () => void
