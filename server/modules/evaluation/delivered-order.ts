import { OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { findOwnOrder } from '../order-record/row/find-order'
import type { OrderRow } from '../order-record/row/order-row'

/**
 * A shopper's own order whose car was handed over.
 *
 * @throws Refusal orderNotFound for an unknown, deleted or another user's order, deliveryNotDone before the handover.
 */
export const findDeliveredOrder = async (db: Queryable, userId: string, id: string): Promise<OrderRow> => {
  const order = await findOwnOrder(db, userId, id)
  const isDelivered = order.orderType === OrderType.big && order.status === OrderStatus.complete
  if (!isDelivered) throw new Refusal(ErrorCode.deliveryNotDone)
  return order
}
