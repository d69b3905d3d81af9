import { View } from '@tarojs/components'
import { useRowsInSteps } from '@/hooks/use-rows-in-steps'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Skeleton, type SkeletonBar } from '@/ui/skeleton'
import { Spinner } from '@/ui/spinner'
import { EmptyView, ErrorView } from '@/ui/state-view'
import { messages } from '../messages'
import { OrderCard } from './order-card'
import type { OrderActions } from '../actions/use-order-actions'
import type { OrderListView } from './use-order-list'
import './order-list.scss'

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
export function OrderList({ view, actions }: OrderListProps) {
  const { list, filter, isEmpty } = view
  const { items, phase, failure } = list
  const rows = useRowsInSteps(items)
  if (isEmpty && failure !== undefined) return <ErrorView text={failure} onReload={list.retry} />
  if (items.length === 0 && phase !== 'ready') return <Waiting />
  if (isEmpty) {
    return (
      <EmptyView
        title={messages.emptyTitle[filter.scope]}
        text={messages.emptyText}
        action={messages.seeCars}
        onAction={() => void open('pages/order/index')}
      />
    )
  }
  return (
    <View>
      <View role="list">
        {rows.map((order) => (
          <OrderCard
            key={order.id}
            order={order}
            onOpen={() => void open('pages/real-order-detail/index', { id: order.id })}
            onAction={(action) => actions.press(action, order)}
            onTimeUp={view.followClosing}
          />
        ))}
      </View>
      <ListEnd list={list} />
    </View>
  )
}

/** The boxes of the cards; style keeps them out of sight for the first moment, since most replies are faster. */
function Waiting() {
  return (
    <View className="order-list__waiting">
      <Skeleton cards={CARDS} />
    </View>
  )
}

function ListEnd({ list: { phase, failure, retry } }: Pick<OrderListView, 'list'>) {
  if (phase === 'loadingMore') {
    return (
      <View className="order-list__end">
        <Spinner />
      </View>
    )
  }
  if (failure === undefined) return null
  return (
    <View className="order-list__end" role="alert">
      {messages.moreFailed}
      <Button kind="line" isSmall onPress={retry}>
        {messages.tryAgain}
      </Button>
    </View>
  )
}
