import { useEffect } from 'react'
import type { SeenAgreement } from '@/wire/schemas/agreement'
import { useConsent, type Consent } from './use-consent'

/**
 * The consent to agreements of a page that is read again while it is open: what was ticked for one version is not said of
 * another.
 */
export function useConsentTo(agreements: readonly SeenAgreement[]): Consent {
  const consent = useConsent()
  const versions = agreements.map(({ id, version }) => `${id}.${version}`).join()
  // eslint-disable-next-line react-hooks/exhaustive-deps -- taking it away is the same each time
  useEffect(consent.withdraw, [versions])
  return consent
}
