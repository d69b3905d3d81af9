import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { CodeForm } from './code-form'
import { loginSteps } from './login-steps'
import { useLeaveLogin } from './use-leave-login'
import { usePendingCode } from './use-pending-code'

interface PhoneCodePageProps {
  /** Where the login leads back to. */
  target: string | undefined
}

/** The page that asks for the code that was sent. */
export function PhoneCodePage({ target }: PhoneCodePageProps) {
  useLeaveLogin(target)
  const steps = loginSteps(target)
  const pending = usePendingCode(() => steps.toPhone(false))
  // A code was asked for, so the agreements were accepted.
  const back = () => void steps.toPhone(true)

  return (
    <PageShell nav={<NavBar onBack={back} />}>
      {pending && <CodeForm pending={pending} onChangeNumber={back} />}
    </PageShell>
  )
}
