import type { OrderListItem } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import { messages } from './messages'

/** The amount that sums an order up, and what it is. */
export interface MainAmount {
  label: string
  amountFen: number
  isDue: boolean
}

type Amounts = Pick<OrderListItem, 'statusCode' | 'paymentAmount' | 'actualPayAmount' | 'orderAmount'>

const settledLabel = (statusCode: OrderStatus): string => {
  if (statusCode === OrderStatus.refunding) return messages.amounts.refunding
  if (statusCode === OrderStatus.refunded) return messages.amounts.refunded
  return messages.amounts.paid
}

/** What is due now, else what was paid or goes back, else what the order was about. */
export const mainAmountOf = ({ statusCode, paymentAmount, actualPayAmount, orderAmount }: Amounts): MainAmount => {
  if (paymentAmount > 0) return { label: messages.amounts.dueNow, amountFen: paymentAmount, isDue: true }
  if (actualPayAmount > 0) return { label: settledLabel(statusCode), amountFen: actualPayAmount, isDue: false }
  return { label: messages.amounts.deposit, amountFen: orderAmount, isDue: false }
}
