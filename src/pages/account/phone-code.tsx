import { CodeForm } from '@/features/login/code-form'
import { loginSteps } from '@/features/login/login-steps'
import { useLeaveLogin } from '@/features/login/use-leave-login'
import { usePendingCode } from '@/features/login/use-pending-code'
import { usePageParams } from '@/hooks/use-page-params'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'

export default function PhoneCodePage() {
  const { target } = usePageParams<'pages/account/phone-code'>()
  useLeaveLogin(target)
  const steps = loginSteps(target)
  const pending = usePendingCode(steps.toPhone)
  const back = () => void steps.toPhone()

  return (
    <PageShell nav={<NavBar onBack={back} />}>
      {pending && <CodeForm pending={pending} onChangeNumber={back} />}
    </PageShell>
  )
}
