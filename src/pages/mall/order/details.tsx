import { PaymentPage } from '@/features/payment-detail/payment-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function PaymentDetailPage() {
  const { payNo = '' } = usePageParams<'pages/mall/order/details'>()
  return <PaymentPage payNo={payNo} />
}
