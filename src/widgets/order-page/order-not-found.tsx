import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

/** What a page about an order says when there is none to be seen; whose it is, is not told. */
export function OrderNotFound({ onList }: { onList: () => void }) {
  return (
    <EmptyView
      art="lost"
      title={messages.notFound}
      text={messages.notFoundText}
      action={messages.myOrders}
      onAction={onList}
    />
  )
}
