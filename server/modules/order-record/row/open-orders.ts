import { OrderScope, OrderType } from '@/wire/enums/order'
import { statusesInScope } from '@/domain/order/order-status'
import type { Queryable } from '../../../db/queryable'

const OPEN_SCOPES = [OrderScope.toPay, OrderScope.inProgress] as const

const openStatuses = (orderType: OrderType): number[] =>
  OPEN_SCOPES.flatMap((scope) => statusesInScope(orderType, scope))

/** Whether a shopper has an order that has not ended; the account cannot be deleted before. */
export const hasOpenOrders = async (db: Queryable, userId: string): Promise<boolean> => {
  const row = await db.one<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM orders WHERE user_id = $1
       AND (order_type = ${OrderType.small} AND status = ANY($2::smallint[])
         OR order_type = ${OrderType.big} AND status = ANY($3::smallint[]))) AS found`,
    [userId, openStatuses(OrderType.small), openStatuses(OrderType.big)],
  )
  return row?.found === true
}
