import { messages } from '@/ui/messages'
import { EmptyView } from '@/ui/state-view'

/** What a page about an order says when there is none to be seen; whose it is, is not told. */
export function OrderNotFound({ onList }: { onList: () => void }) {
  return (
    <EmptyView
      art="lost"
      title={messages.orderNotFound}
      text={messages.orderNotFoundText}
      action={messages.myOrders}
      onAction={onList}
    />
  )
}
