import { OrderListPage } from '@/features/orders/list/order-list-page'
import { readScope, readType } from '@/features/orders/list/scopes'
import { usePageParams } from '@/hooks/use-page-params'

export default function OrdersPage() {
  const { scope, type } = usePageParams<'pages/mall/order/list'>()
  return <OrderListPage scope={readScope(scope)} type={readType(type)} />
}
