import type { OrderDetail } from '@/wire/schemas/order'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { parseShanghai } from '../time/shanghai-time'

/** What an order's deadline is read from. */
export type OrderTiming = Pick<OrderDetail, 'orderType' | 'statusCode' | 'expirationTime'> &
  Partial<Pick<OrderDetail, 'lockOrderExpirationTime'>>

/**
 * The instant, in epoch ms, by which the shopper must act: pay an unpaid order, or lock a big order whose deposit is
 * paid; null when nothing runs out (docs/rules/time.md).
 *
 * @throws RangeError if the server sent an invalid time.
 */
export const orderDeadlineMs = (order: OrderTiming): number | null => {
  const isToLock = order.orderType === OrderType.big && order.statusCode === OrderStatus.paid
  const isToPay = order.statusCode === OrderStatus.pendingPayment
  const deadline = isToPay ? order.expirationTime : isToLock ? order.lockOrderExpirationTime : null
  return deadline ? parseShanghai(deadline) : null
}
