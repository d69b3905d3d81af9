import type { OrderListItem } from '@/wire/schemas/order'
import { OrderAction } from '@/wire/enums/order'
import { formatYuan } from '@/domain/money/money'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { actionKind, type BarAction } from './action-looks'
import { barOf } from './bar-actions'
import { messages } from '../messages'

interface ActionBarProps {
  order: OrderListItem
  onAction: (action: BarAction) => void | Promise<void>
  onMore: () => void
}

/** The buttons of one order: what the server lets the shopper do next. */
export function ActionBar({ order, onAction, onMore }: ActionBarProps) {
  const { shown, more } = barOf(order)
  return (
    <StickyBar>
      {more !== null && (
        <Button kind="line" onPress={onMore}>
          {messages.more}
        </Button>
      )}
      {shown.map((action) => (
        <Button key={action} kind={actionKind(action)} onPress={() => onAction(action)}>
          {action === OrderAction.pay ? messages.payAmount(formatYuan(order.paymentAmount)) : messages.actions[action]}
        </Button>
      ))}
    </StickyBar>
  )
}
