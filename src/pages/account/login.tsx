import { loginSteps } from '@/features/login/login-steps'
import { messages } from '@/features/login/messages'
import { OneTapConsent } from '@/features/login/one-tap-consent'
import { useConsent } from '@/widgets/consent/use-consent'
import { useLeaveLogin } from '@/features/login/use-leave-login'
import { useOneTap } from '@/features/login/use-one-tap'
import { Welcome } from '@/features/login/welcome'
import { usePageParams } from '@/hooks/use-page-params'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function LoginPage() {
  const { target } = usePageParams<'pages/account/login'>()
  useLeaveLogin(target)
  const consent = useConsent()
  const oneTap = useOneTap()
  const steps = loginSteps(target)

  return (
    <PageShell
      surface="night"
      nav={<NavBar variant="over" title={messages.loginTitle} onBack={() => void steps.toGuest()} />}
      overlay={<OneTapConsent consent={consent} oneTap={oneTap} />}
    >
      <Welcome steps={steps} consent={consent} oneTap={oneTap} />
    </PageShell>
  )
}
