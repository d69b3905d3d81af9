import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { loginAgreements } from './agreements'
import { loginSteps } from './login-steps'
import { PhoneForm } from './phone-form'
import { useLeaveLogin } from './use-leave-login'
import { usePhoneEntry } from './use-phone-entry'

interface PhoneLoginPageProps {
  /** Where the login leads back to. */
  target: string | undefined
}

/** The page that asks for the phone number. */
export function PhoneLoginPage({ target }: PhoneLoginPageProps) {
  useLeaveLogin(target)
  const steps = loginSteps(target)
  const entry = usePhoneEntry(steps.toCode)
  const { consent } = entry

  return (
    <PageShell
      nav={<NavBar onBack={() => void steps.toWelcome(consent.isAgreed)} />}
      overlay={<AgreementSheet {...consent.sheet} agreements={loginAgreements()} onAgree={entry.agreeAndSubmit} />}
    >
      <PhoneForm entry={entry} onGuest={() => void steps.toGuest()} />
    </PageShell>
  )
}
