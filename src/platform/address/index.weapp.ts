import type { Address } from './types'

/** A mini-program shows no address; its tab pages stay alive with what was chosen. */
export const address: Address = { keepQuery: () => undefined, current: () => '', base: () => '' }
