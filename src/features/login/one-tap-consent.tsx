import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { loginAgreements } from './agreements'
import type { Consent } from '@/widgets/consent/use-consent'
import type { OneTap } from './use-one-tap'

interface OneTapConsentProps {
  consent: Consent
  oneTap: OneTap
}

/** The agreements, and the phone's number in the same tap. The sheet stays until the host app has answered. */
export function OneTapConsent({ consent, oneTap }: OneTapConsentProps) {
  return (
    <AgreementSheet
      {...consent.sheet}
      agreements={loginAgreements()}
      openType="getPhoneNumber"
      onOpenType={(detail) => {
        consent.agree()
        void oneTap.logIn(detail)
      }}
    />
  )
}
