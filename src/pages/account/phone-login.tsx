import { PhoneLoginPage } from '@/features/login/phone-login-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function AccountPhoneLoginPage() {
  const { target } = usePageParams<'pages/account/phone-login'>()
  return <PhoneLoginPage target={target} />
}
