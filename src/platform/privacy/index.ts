import type { NeedsPrivacyConsent } from './types'

/** A browser asks for itself, interface by interface. */
export const needsPrivacyConsent: NeedsPrivacyConsent = async () => false
