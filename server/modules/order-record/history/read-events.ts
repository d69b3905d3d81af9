import type { Queryable } from '../../../db/queryable'
import type { OrderEventKind } from './order-event'

/** Something that happened to the order. */
export interface OrderEvent {
  kind: OrderEventKind
  at: Date
}

/** What happened to an order, newest first. */
export const eventsOf = (db: Queryable, id: string): Promise<OrderEvent[]> =>
  db.query<OrderEvent>('SELECT kind, at FROM order_event WHERE order_id = $1 ORDER BY id DESC', [id])
