import { OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { theOrder } from '../order-record/row/find-order'
import type { OrderRow, WrittenOrder } from '../order-record/row/order-row'

/**
 * The order of a statement that reads a shopper's own one, whose car was handed over.
 *
 * @throws Refusal orderNotFound for an unknown, deleted or another user's order, deliveryNotDone before the handover.
 */
export const theDeliveredOrder = (rows: readonly WrittenOrder[]): OrderRow => {
  const order = theOrder(rows)
  const isDelivered = order.orderType === OrderType.big && order.status === OrderStatus.complete
  if (!isDelivered) throw new Refusal(ErrorCode.deliveryNotDone)
  return order
}
