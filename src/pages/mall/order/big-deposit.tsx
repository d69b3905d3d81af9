import { DepositPage } from '@/features/deposit-summary/deposit-page'
import { messages } from '@/features/deposit-summary/messages'
import { usePageParams } from '@/hooks/use-page-params'

export default function BigDepositPage() {
  const { id = '' } = usePageParams<'pages/mall/order/big-deposit'>()
  return <DepositPage id={id} title={messages.bigTitle} />
}
