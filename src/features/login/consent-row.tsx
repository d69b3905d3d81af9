import { AgreementRow } from '@/widgets/consent/agreement-row'
import { loginAgreements } from './agreements'
import type { Consent } from '@/widgets/consent/use-consent'

interface ConsentRowProps {
  consent: Consent
  isOnMedia?: boolean
}

/** The row to tick. */
export function ConsentRow({ consent, isOnMedia = false }: ConsentRowProps) {
  return <AgreementRow agreements={loginAgreements()} {...consent.row} isOnMedia={isOnMedia} />
}
