import type { WatchPrivacyNeed } from './types'

/** A browser asks for itself, interface by interface. */
export const watchPrivacyNeed: WatchPrivacyNeed = () => undefined
