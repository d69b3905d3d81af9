import type { StartPrivacyConsent } from './types'

/** A browser asks for itself, interface by interface. */
export const startPrivacyConsent: StartPrivacyConsent = () => undefined
