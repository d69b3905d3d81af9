import type { CallingApp } from './types'

/** WeChat returns to the app that shared or opened it. */
export const callingApp: CallingApp = { canReturn: true }
