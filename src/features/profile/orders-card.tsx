import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { CurrentOrder } from './current-order'
import { messages } from './messages'
import { OrderShortcuts } from './order-shortcuts'
import type { MyOrders } from './use-my-orders'

interface OrdersCardProps {
  orders: MyOrders
  onRefresh: () => void
}

/** Ways to the orders, and the one that wants attention. */
export function OrdersCard({ orders: { toPayCount, current }, onRefresh }: OrdersCardProps) {
  return (
    <Card title={messages.myOrders} more={messages.all} onMore={() => void open('pages/mall/order/list')}>
      <OrderShortcuts toPayCount={toPayCount} />
      {current && <CurrentOrder order={current} onEnd={onRefresh} />}
    </Card>
  )
}
