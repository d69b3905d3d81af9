import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { useConsent } from '@/widgets/consent/use-consent'
import { loginAgreements } from './agreements'
import { handedConsent } from './handed-consent'
import { loginSteps } from './login-steps'
import { messages } from './messages'
import { OneTapConsent } from './one-tap-consent'
import { useAgain } from './use-again'
import { useDemoLogin } from './use-demo-login'
import { useLeaveLogin } from './use-leave-login'
import { useOneTap } from './use-one-tap'
import { Welcome, type WelcomeProps } from './welcome'

interface LoginPageProps {
  /** Where the login leads back to. */
  target: string | undefined
}

/** The first page of the login. */
export function LoginPage({ target }: LoginPageProps) {
  useLeaveLogin(target)
  const consent = useConsent(handedConsent.take)
  const oneTap = useOneTap()
  const again = useAgain()
  const demoLogin = useDemoLogin(consent)
  const steps = loginSteps(target)

  return (
    <PageShell
      isWide
      surface="night"
      nav={<NavBar variant="over" title={messages.loginTitle} onBack={() => void steps.toGuest()} />}
      overlay={<Consents consent={consent} oneTap={oneTap} again={again} demoLogin={demoLogin} />}
    >
      <Welcome steps={steps} consent={consent} oneTap={oneTap} again={again} demoLogin={demoLogin} />
    </PageShell>
  )
}

/** Asks for the agreements before whichever way in was tapped. */
function Consents({ consent, oneTap, again, demoLogin }: Omit<WelcomeProps, 'steps'>) {
  if (demoLogin.sheet) return <AgreementSheet {...demoLogin.sheet} agreements={loginAgreements()} />
  if (!again.isOffered) return <OneTapConsent consent={consent} oneTap={oneTap} />
  const agree = () => {
    consent.agree()
    return again.logIn()
  }
  return <AgreementSheet {...consent.sheet} agreements={loginAgreements()} onAgree={agree} />
}
