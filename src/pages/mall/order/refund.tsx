import { RefundPage } from '@/features/refund-request/refund-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function RefundRequestPage() {
  const { id = '' } = usePageParams<'pages/mall/order/refund'>()
  return <RefundPage id={id} />
}
