import { TransferPage } from '@/features/bank-transfer/transfer-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function BankTransferPage() {
  const { id = '', amountFen, payNo } = usePageParams<'pages/mall/order/bank-transfer'>()
  return <TransferPage wish={{ id, amountFen: Number(amountFen), payNo }} />
}
