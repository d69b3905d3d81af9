import { AgreementRow } from '@/widgets/agreement-row'
import { LOGIN_AGREEMENTS } from './agreements'
import type { Consent } from './use-consent'

interface ConsentRowProps {
  consent: Consent
  isOnMedia?: boolean
}

/** The row to tick. */
export function ConsentRow({ consent, isOnMedia = false }: ConsentRowProps) {
  return (
    <AgreementRow
      agreements={LOGIN_AGREEMENTS}
      isAgreed={consent.isAgreed}
      onChange={consent.setAgreed}
      refusals={consent.refusals}
      isOnMedia={isOnMedia}
    />
  )
}
