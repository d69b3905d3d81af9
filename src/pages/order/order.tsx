import { EditOrderPage } from '@/features/ordering/big/edit/edit-order-page'
import { NewOrderPage } from '@/features/ordering/big/new/new-order-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function BigOrderPage() {
  const { orderId, car, ...link } = usePageParams<'pages/order/order'>()
  if (orderId === undefined) return <NewOrderPage link={link} />
  return <EditOrderPage link={{ ...link, orderId, isNewCar: car === 'new' }} />
}
