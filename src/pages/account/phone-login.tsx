import { LOGIN_AGREEMENTS } from '@/features/login/agreements'
import { loginSteps } from '@/features/login/login-steps'
import { PhoneForm } from '@/features/login/phone-form'
import { useLeaveLogin } from '@/features/login/use-leave-login'
import { usePhoneEntry } from '@/features/login/use-phone-entry'
import { usePageParams } from '@/hooks/use-page-params'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function PhoneLoginPage() {
  const { target } = usePageParams<'pages/account/phone-login'>()
  useLeaveLogin(target)
  const steps = loginSteps(target)
  const entry = usePhoneEntry(steps.toCode)
  const { consent } = entry

  return (
    <PageShell
      nav={<NavBar onBack={() => void steps.toWelcome()} />}
      overlay={<AgreementSheet {...consent.sheet} agreements={LOGIN_AGREEMENTS} onAgree={entry.agreeAndSubmit} />}
    >
      <PhoneForm entry={entry} onGuest={() => void steps.toGuest()} />
    </PageShell>
  )
}
