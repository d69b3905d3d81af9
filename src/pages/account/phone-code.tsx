import { PhoneCodePage } from '@/features/login/phone-code-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function AccountPhoneCodePage() {
  const { target } = usePageParams<'pages/account/phone-code'>()
  return <PhoneCodePage target={target} />
}
