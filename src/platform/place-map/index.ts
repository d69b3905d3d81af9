import type { OpenMap } from './types'

/** A browser has no map of its own: the address is copied there instead. */
export const openMap: OpenMap = null
