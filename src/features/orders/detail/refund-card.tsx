import type { OrderDetail } from '@/wire/schemas/order'
import { shownBackFen } from '@/domain/payment/amount-back'
import { Card } from '@/ui/card'
import { KeyValues, type KeyValue } from '@/ui/key-values'
import { Price } from '@/ui/price'
import { shownReasons } from '@/widgets/reason-list/reasons'
import { messages } from '../messages'
import { statusRowOf } from '../status-row'

/** The refund of an order; shown only while refunding and once refunded. */
export function RefundCard({ order }: { order: OrderDetail }) {
  if (!statusRowOf(order).showsRefund) return null
  const { refundReason, refundApplyTime } = order
  const rows: KeyValue[] = [
    { label: messages.refundAmount, value: <Price amountFen={shownBackFen(order)} /> },
    ...(refundReason ? [{ label: messages.refundReason, value: shownReasons(refundReason) }] : []),
    ...(refundApplyTime ? [{ label: messages.refundApplied, value: refundApplyTime }] : []),
  ]
  return (
    <Card title={messages.refundTitle}>
      <KeyValues rows={rows} />
    </Card>
  )
}
