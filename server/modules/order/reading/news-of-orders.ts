import type { OrderNews } from '@/wire/schemas/order-calls'
import type { Queryable } from '../../../db/queryable'
import { isNews } from '../../order-record/history/news'

/** Whether something happened to a shopper's orders that was not read yet. */
export const readNewsOfOrders = async (db: Queryable, userId: string): Promise<OrderNews> => {
  const row = await db.one<{ newest: string }>(
    `SELECT order_event.id::text AS newest
     FROM account JOIN orders ON orders.user_id = account.id JOIN order_event ON order_event.order_id = orders.id
     WHERE account.id = $1 AND orders.deleted_at IS NULL AND ${isNews('order_event')}
       AND (orders_seen_at IS NULL OR order_event.at > orders_seen_at)
     ORDER BY order_event.at DESC, order_event.id DESC LIMIT 1`,
    [userId],
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
