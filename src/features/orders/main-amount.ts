import type { OrderListItem } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import { shownBackFen } from '@/domain/payment/amount-back'
import { messages } from './messages'

/** The amount that sums an order up, and what it is. */
export interface MainAmount {
  label: string
  amountFen: number
  isDue: boolean
}

type Amounts = Pick<
  OrderListItem,
  | 'moneyStatus'
  | 'paymentAmount'
  | 'actualPayAmount'
  | 'linkSmallOrderAmount'
  | 'grantedBackAmount'
  | 'broughtBackAmount'
  | 'orderAmount'
>

const settled = (order: Amounts): Omit<MainAmount, 'isDue'> => {
  const { refunding, refunded, paid } = messages.amounts
  if (order.moneyStatus === OrderStatus.refunding) return { label: refunding, amountFen: shownBackFen(order) }
  if (order.moneyStatus === OrderStatus.refunded) return { label: refunded, amountFen: shownBackFen(order) }
  return { label: paid, amountFen: order.actualPayAmount }
}

/** What is due now, else what was paid or goes back, else what the order was about. */
export const mainAmountOf = (order: Amounts): MainAmount => {
  const { paymentAmount, actualPayAmount, orderAmount } = order
  if (paymentAmount > 0) return { label: messages.amounts.dueNow, amountFen: paymentAmount, isDue: true }
  if (actualPayAmount > 0) return { ...settled(order), isDue: false }
  return { label: messages.amounts.deposit, amountFen: orderAmount, isDue: false }
}
