import type { NeedsPrivacyConsent } from './types'

/** A browser asks for itself, interface by interface. */
export const needsPrivacyConsent = (async () => false) satisfies NeedsPrivacyConsent
