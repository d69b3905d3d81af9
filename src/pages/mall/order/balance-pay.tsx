import { BalancePage } from '@/features/balance/balance-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function BalancePayPage() {
  const { id = '' } = usePageParams<'pages/mall/order/balance-pay'>()
  return <BalancePage id={id} />
}
