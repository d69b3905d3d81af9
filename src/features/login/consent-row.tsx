import { AgreementRow } from '@/widgets/consent/agreement-row'
import { LOGIN_AGREEMENTS } from './agreements'
import type { Consent } from '@/widgets/consent/use-consent'

interface ConsentRowProps {
  consent: Consent
  isOnMedia?: boolean
}

/** The row to tick. */
export function ConsentRow({ consent, isOnMedia = false }: ConsentRowProps) {
  return <AgreementRow agreements={LOGIN_AGREEMENTS} {...consent.row} isOnMedia={isOnMedia} />
}
