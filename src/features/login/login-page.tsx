import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { useConsent } from '@/widgets/consent/use-consent'
import { loginAgreements } from './agreements'
import { loginSteps } from './login-steps'
import { messages } from './messages'
import { OneTapConsent } from './one-tap-consent'
import { useDemoLogin } from './use-demo-login'
import { useLeaveLogin } from './use-leave-login'
import { useOneTap } from './use-one-tap'
import { Welcome } from './welcome'

interface LoginPageProps {
  /** Where the login leads back to. */
  target: string | undefined
}

/** The first page of the login. */
export function LoginPage({ target }: LoginPageProps) {
  useLeaveLogin(target)
  const consent = useConsent()
  const oneTap = useOneTap()
  const demoLogin = useDemoLogin(consent)
  const steps = loginSteps(target)

  return (
    <PageShell
      surface="night"
      nav={<NavBar variant="over" title={messages.loginTitle} onBack={() => void steps.toGuest()} />}
      overlay={
        demoLogin.sheet ? (
          <AgreementSheet {...demoLogin.sheet} agreements={loginAgreements()} />
        ) : (
          <OneTapConsent consent={consent} oneTap={oneTap} />
        )
      }
    >
      <Welcome steps={steps} consent={consent} oneTap={oneTap} demoLogin={demoLogin} />
    </PageShell>
  )
}
