import { OrderDetailPage } from '@/features/orders/detail/order-detail-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function RealOrderDetailPage() {
  const { id = '' } = usePageParams<'pages/real-order-detail/index'>()
  return <OrderDetailPage id={id} />
}
