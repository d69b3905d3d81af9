import type { KeptPlaceOptions } from './kept-place'
import type { ContentTab } from './tabs'

/** A mini-program is never reloaded, and its pages stay alive: nothing is kept. */
export const keptTab = (): ContentTab | undefined => undefined

/** Nor led back to; the H5 counterpart does the work. */
export const useKeptPlace: (options: KeptPlaceOptions) => void = () => undefined
