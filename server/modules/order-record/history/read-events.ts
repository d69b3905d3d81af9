import type { Statement } from '../../../db/together'
import type { OrderEventKind } from './order-event'

/** Something that happened to the order. */
export interface OrderEvent {
  kind: OrderEventKind
  at: Date
}

/** What happened to an order, newest first. */
export const eventsOf = (id: string): Statement<OrderEvent> => ({
  sql: 'SELECT kind, at FROM order_event WHERE order_id = $1 ORDER BY id DESC',
  params: [id],
  dates: ['at'],
})
