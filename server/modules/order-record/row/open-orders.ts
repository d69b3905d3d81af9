import { OrderScope, OrderType } from '@/wire/enums/order'
import { statusesInScope } from '@/domain/order/order-status'
import type { Queryable } from '../../../db/queryable'

const OPEN_SCOPES = [OrderScope.toPay, OrderScope.inProgress] as const

const openStatuses = (orderType: OrderType): number[] =>
  OPEN_SCOPES.flatMap((scope) => statusesInScope(orderType, scope))

/** An order that has not ended. */
export interface OpenOrder {
  id: string
  orderNo: string
}

/** A shopper's orders that have not ended, the newest first; the account cannot be deleted before they have. */
export const openOrdersOf = (db: Queryable, userId: string): Promise<OpenOrder[]> =>
  db.query<OpenOrder>(
    `SELECT id, order_no AS "orderNo" FROM orders WHERE user_id = $1
     AND (order_type = ${OrderType.small} AND status = ANY($2::smallint[])
       OR order_type = ${OrderType.big} AND status = ANY($3::smallint[]))
     ORDER BY created_at DESC, id DESC`,
    [userId, openStatuses(OrderType.small), openStatuses(OrderType.big)],
  )
