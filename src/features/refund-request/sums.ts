import type { OrderDetail } from '@/wire/schemas/order'
import { amountBackFen, backBeforeFen } from '@/domain/payment/amount-back'
import { messages } from './messages'

/** A line of what goes back. */
export interface RefundSum {
  label: string
  /** Negative for what went back before. */
  amountFen: number
  size: 15 | 17 | 22
}

type Amounts = Pick<OrderDetail, 'actualPayAmount' | 'linkSmallOrderAmount' | 'grantedBackAmount' | 'broughtBackAmount'>

/** What goes back with the deposit of this order: what was paid for it, and the sum where that is more or less. */
export const sumsOf = (order: Amounts): RefundSum[] => {
  const { actualPayAmount, linkSmallOrderAmount } = order
  const beforeFen = backBeforeFen(order)
  const beside: RefundSum[] = [
    { label: messages.linked, amountFen: linkSmallOrderAmount, size: 15 },
    { label: messages.before, amountFen: -beforeFen, size: 15 },
  ]
  const counted = beside.filter(({ amountFen }) => amountFen !== 0)
  const paid = beforeFen > 0 ? messages.paid : messages.amount
  if (counted.length === 0) return [{ label: paid, amountFen: actualPayAmount, size: 22 }]
  return [
    { label: paid, amountFen: actualPayAmount, size: 17 },
    ...counted,
    { label: messages.total, amountFen: amountBackFen(order), size: 22 },
  ]
}
