import type { OrderDetail } from '@/contract/entities/order'
import { BigOrderAction } from '@/contract/enums/order'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { messages } from './messages'

/** The way to change an order, as long as the server lets the shopper. */
export function ChangeCard({ order: { id, nextActions } }: { order: OrderDetail }) {
  if (!nextActions.includes(BigOrderAction.edit)) return null
  return (
    <Card isList>
      <Cell
        label={messages.change}
        note={messages.changeText}
        onPress={() => void open('pages/order/order', { orderId: id })}
      />
    </Card>
  )
}
