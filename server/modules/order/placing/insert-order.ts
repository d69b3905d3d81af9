import type { Queryable } from '../../../db/queryable'
import { run, type Statement } from '../../../db/together'
import type { TickedAgreement } from './agreement-check'
import type { WrittenOrder } from '../../order-record/row/order-row'

/**
 * Writes a new order with the agreements it was placed under.
 *
 * @param when - SQL of what must be true.
 */
export const newOrder = (
  order: WrittenOrder,
  agreements: readonly TickedAgreement[],
  when = 'true',
): Statement<{ id: string }> => ({
  sql: `INSERT INTO orders (id, order_no, user_id, order_type, status, market_post_id, model_id, amount_fen, user_mobile,
       model_snapshot, place_snapshot, agreements, created_at, expires_at, linked_fen, purchase, car, discounts)
     SELECT $1, $2, $3, $4::smallint, $5::smallint, $6, $7, $8::integer, $9, $10::jsonb, $11::jsonb, $12::jsonb,
       $13::timestamptz, $14::timestamptz, $15::integer, $16::jsonb, $17::jsonb, $18::jsonb WHERE ${when} RETURNING id`,
  params: [
    order.id,
    order.orderNo,
    order.userId,
    order.orderType,
    order.status,
    order.marketPostId,
    order.modelId,
    order.amountFen,
    order.userMobile,
    JSON.stringify(order.model),
    JSON.stringify(order.place),
    JSON.stringify(agreements),
    order.createdAt,
    order.expiresAt,
    order.linkedFen,
    order.purchase && JSON.stringify(order.purchase),
    order.car && JSON.stringify(order.car),
    JSON.stringify(order.discounts),
  ],
})

/** Writes a new order by itself. */
export const insertOrder = async (
  tx: Queryable,
  order: WrittenOrder,
  agreements: readonly TickedAgreement[],
): Promise<void> => {
  await run(tx, newOrder(order, agreements))
}
