import type { OrderScope } from '@/wire/enums/order'
import { useAfterClosing } from '@/hooks/use-countdown'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { CurrentOrder } from './current-order'
import { messages } from './messages'
import { OrderShortcuts } from './order-shortcuts'
import type { MyOrders } from './use-my-orders'
import { useOrderNews } from './use-order-news'

interface OrdersCardProps {
  orders: MyOrders
  onRefresh: () => Promise<void>
}

/** Ways to the orders, what is new there, and the one that wants attention. */
export function OrdersCard({ orders: { toPayCount, current }, onRefresh }: OrdersCardProps) {
  const { hasNews, take } = useOrderNews()
  const refreshClosing = useAfterClosing(onRefresh)
  const openList = (scope?: OrderScope) => {
    take()
    void open('pages/mall/order/list', scope === undefined ? {} : { scope })
  }
  const openAll = () => openList()
  return (
    <Card title={messages.myOrders} more={messages.all} onMore={openAll}>
      <OrderShortcuts toPayCount={toPayCount} onOpen={openList} />
      {hasNews && <Cell icon={<ExtraIcon name="bell" />} label={messages.orderNews} onPress={openAll} />}
      {current && <CurrentOrder order={current} onEnd={refreshClosing} />}
    </Card>
  )
}
