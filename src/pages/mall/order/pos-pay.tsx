import { PosPage } from '@/features/pos-payment/pos-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function PosPayPage() {
  const { id = '', amountFen, payNo } = usePageParams<'pages/mall/order/pos-pay'>()
  return <PosPage wish={{ id, amountFen: Number(amountFen), payNo }} />
}
