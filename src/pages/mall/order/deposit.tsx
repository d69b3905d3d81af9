import { DepositPage } from '@/features/deposit-summary/deposit-page'
import { messages } from '@/features/deposit-summary/messages'
import { usePageParams } from '@/hooks/use-page-params'

export default function DepositOrderPage() {
  const { id = '' } = usePageParams<'pages/mall/order/deposit'>()
  return <DepositPage id={id} title={messages.smallTitle} />
}
