import type { CallingApp } from './types'

/** A browser does not know who opened it: it is left by the phone's own means. */
export const callingApp: CallingApp = { canReturn: false }
