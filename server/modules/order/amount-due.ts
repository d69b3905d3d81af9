import { OrderStatus } from '@/contract/enums/order'
import type { OrderRow } from './order-row'

/** What is left of an order's deposit once the small one is deducted, in fen. */
export const depositDueFen = ({ amountFen, linkedFen }: Pick<OrderRow, 'amountFen' | 'linkedFen'>): number =>
  amountFen - linkedFen

/** What the shopper owes for an order now, in fen: 0 once its deposit is paid. */
export const amountDueFen = (order: Pick<OrderRow, 'status' | 'amountFen' | 'linkedFen'>): number =>
  order.status === OrderStatus.pendingPayment ? depositDueFen(order) : 0
