import { LoginPage } from '@/features/login/login-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function AccountLoginPage() {
  const { target } = usePageParams<'pages/account/login'>()
  return <LoginPage target={target} />
}
