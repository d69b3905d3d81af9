import type { OrderNews } from '@/wire/schemas/order-calls'
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

/** Whether something happened to a shopper's orders that was not read yet. */
export const readNewsOfOrders = async (db: Queryable, userId: string): Promise<OrderNews> => {
  const row = await db.one<{ newest: string }>(
    `SELECT order_event.id::text AS newest
     FROM account JOIN orders ON orders.user_id = account.id JOIN order_event ON order_event.order_id = orders.id
     WHERE account.id = $1 AND orders.deleted_at IS NULL AND kind <> ALL($2)
       AND (orders_seen_at IS NULL OR order_event.at > orders_seen_at)
     ORDER BY order_event.at DESC, order_event.id DESC LIMIT 1`,
    [userId, OWN_ACTS],
  )
  return { updated: row !== undefined, newest: row?.newest ?? null }
}

/** Keeps that a shopper has read the news up to one of them; what is no news of the shopper's changes nothing. */
export const markNewsAsRead = async (db: Queryable, userId: string, newest: string): Promise<void> => {
  await db.query(
    `UPDATE account SET orders_seen_at = greatest(orders_seen_at, order_event.at)
     FROM order_event JOIN orders ON orders.id = order_event.order_id
     WHERE account.id = $1 AND orders.user_id = $1 AND order_event.id = $2`,
    [userId, newest],
  )
}
