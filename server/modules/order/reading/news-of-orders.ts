import type { Queryable } from '../../../db/queryable'
import { OrderEventKind } from '../../order-record/history/order-event'

/** What shoppers do themselves is no news to them. */
const OWN_ACTS: readonly OrderEventKind[] = [
  OrderEventKind.placed,
  OrderEventKind.cancelled,
  OrderEventKind.edited,
  OrderEventKind.refundApplied,
  OrderEventKind.pickUpConfirmed,
]

/** Whether something happened to a shopper's orders since this was last asked; asking counts as having read it. */
export const takeNewsOfOrders = async (db: Queryable, userId: string, now: Date): Promise<boolean> => {
  const row = await db.one<{ updated: boolean }>(
    `WITH before AS (SELECT orders_seen_at AS at FROM account WHERE id = $1 FOR UPDATE),
     seen AS (UPDATE account SET orders_seen_at = $2 FROM before WHERE id = $1)
     SELECT EXISTS (
       SELECT FROM order_event JOIN orders ON orders.id = order_event.order_id
       WHERE orders.user_id = $1 AND orders.deleted_at IS NULL AND kind <> ALL($3)
         AND (before.at IS NULL OR order_event.at > before.at)) AS updated
     FROM before`,
    [userId, now, OWN_ACTS],
  )
  return row?.updated === true
}
