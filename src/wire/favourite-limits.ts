/** So many saved articles are taken out by one call. */
export const MAX_REMOVED = 50
