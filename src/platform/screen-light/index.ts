import type { LightScreen } from './types'

/** No browser lets a page change the phone's light. */
export const lightScreen: LightScreen = () => () => undefined
