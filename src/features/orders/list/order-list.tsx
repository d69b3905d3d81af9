import { View } from '@tarojs/components'
import type { OrderScope } from '@/wire/enums/order'
import { useRowsInSteps } from '@/hooks/use-rows-in-steps'
import { open } from '@/services/navigation/open'
import { PagedRows } from '@/ui/paged-rows'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { messages } from '../messages'
import { OrderCard } from './order-card'
import type { OrderActions } from '../actions/use-order-actions'
import type { OrderListView } from './use-order-list'

const CARD: readonly SkeletonBar[] = [
  { widthPercent: 50, heightPx: 16 },
  { widthPercent: 100, heightPx: 120 },
]
const CARDS = [CARD, CARD, CARD]

interface OrderListProps {
  view: OrderListView
  actions: OrderActions
}

/** The orders of the chosen tab, or what stands in their place. */
export function OrderList({ view: { list, filter, followClosing }, actions }: OrderListProps) {
  const rows = useRowsInSteps(list.items)
  return (
    <PagedRows list={list} cards={CARDS} empty={<NoOrders scope={filter.scope} />}>
      <View role="list">
        {rows.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            onOpen={() => void open('pages/real-order-detail/index', { id: order.id })}
            onAction={(action) => actions.press(action, order)}
            onTimeUp={followClosing}
          />
        ))}
      </View>
    </PagedRows>
  )
}

function NoOrders({ scope }: { scope: OrderScope }) {
  return (
    <EmptyView
      title={messages.emptyTitle[scope]}
      text={messages.emptyText}
      action={messages.seeCars}
      onAction={() => void open('pages/order/index')}
    />
  )
}
