import type { OrderDetail } from '@/wire/schemas/order'
import { PayPurpose } from '@/wire/enums/payment'
import type { Queryable } from '../../../db/queryable'
import { together, type Statement } from '../../../db/together'
import { eventsOf } from '../../order-record/history/read-events'
import { ownOrder, theOrder } from '../../order-record/row/find-order'
import { ON_ITS_WAY } from '../../payment/attempt/attempt-codes'
import { BROUGHT_FEN, GRANTED_FEN, LINKED_BACK_STATUS } from '../../refund/back-before'
import { BY_MONEY } from '../../refund/refund-row'
import { orderDetail, type ShownPayment } from '../view/order-view'
import { extrasOf, extrasOfRows } from './read-extras'

/**
 * The payment that an order shows, of those that are the shopper's: one whose money counts, else one whose money came, else
 * the newest. With it comes what all transfers announce that are on their way, what the office gives back, what an earlier
 * application brought, and how far the money of a small order is that goes back with a big one. As a lateral join or a
 * subquery.
 */
export const SHOWN_PAYMENT = `SELECT attempt.*, ${GRANTED_FEN} AS "grantedFen", ${BROUGHT_FEN} AS "broughtFen",
  ${LINKED_BACK_STATUS} AS "backStatus" FROM (
  SELECT pay_no AS "payNo", status, coalesce(sum(amount_fen) FILTER (WHERE ${ON_ITS_WAY}) OVER (), 0)::int AS "announcedFen"
  FROM payment_attempt attempt WHERE order_id = orders.id AND purpose <> '${PayPurpose.payout}'
  ORDER BY ${BY_MONEY}, created_at DESC, pay_no DESC LIMIT 1) attempt`

const shownPayment = (id: string): Statement<ShownPayment> => ({
  sql: `SELECT shown.* FROM orders CROSS JOIN LATERAL (${SHOWN_PAYMENT}) shown WHERE orders.id = $1`,
  params: [id],
})

/**
 * A shopper's own order as its page shows it.
 *
 * @throws Refusal orderNotFound for an unknown, deleted or another user's order.
 */
export const readOrder = async (db: Queryable, userId: string, id: string, now: Date): Promise<OrderDetail> => {
  const { order, payment, events, ...extras } = await together(db, {
    order: ownOrder(userId, id),
    payment: shownPayment(id),
    events: eventsOf(id),
    ...extrasOf(userId, id),
  })
  const shown = { order: theOrder(order), payment: payment[0] ?? null, events, extras: extrasOfRows(extras) }
  return orderDetail(shown, now)
}
