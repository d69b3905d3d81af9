import { OrderStatus } from '@/wire/enums/order'
import type { OrderRow } from '../row/order-row'

type Amounts = Pick<OrderRow, 'amountFen' | 'linkedFen' | 'paidFen' | 'paidAt' | 'car'>

/** What is left of an order's deposit once the small one is deducted, in fen. */
export const depositDueFen = ({ amountFen, linkedFen }: Pick<OrderRow, 'amountFen' | 'linkedFen'>): number =>
  amountFen - linkedFen

/** What was paid beyond the deposit, in fen. */
export const balancePaidFen = (order: Amounts): number =>
  order.paidAt === null ? 0 : order.paidFen - depositDueFen(order)

/** What is left of the car's price beyond the deposit, in fen; of a small order nothing. */
export const balanceLeftFen = (order: Amounts): number =>
  order.car === null ? 0 : order.car.totalFen - order.amountFen - balancePaidFen(order)

/** What is owed for an order now, in fen: by the shopper, or by the bank where it pays out. 0 when nothing is. */
export const amountDueFen = (order: Amounts & Pick<OrderRow, 'status' | 'downPaymentFen'>): number => {
  switch (order.status) {
    case OrderStatus.pendingPayment:
      return depositDueFen(order)
    case OrderStatus.pendingFinalPayment:
    case OrderStatus.pendingDisbursement:
      return balanceLeftFen(order)
    case OrderStatus.pendingDownPayment:
      return (order.downPaymentFen ?? 0) - balancePaidFen(order)
    default:
      return 0
  }
}
