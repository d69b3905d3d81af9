import type { Statement } from '../../../db/together'
import type { PlacingLimits } from '../../../env/placing-limits'
import type { AgreementVersion } from '../../agreement/agreement-statements'
import { newEvents, OrderEventKind } from '../../order-record/history/order-event'
import type { WrittenOrder } from '../../order-record/row/order-row'
import { newRights } from '../../right/give-rights'
import { CALL_OFF_DELETION } from '../../session/call-off-deletion'
import { mayPlace, placedLately } from './placing-limits'

/**
 * Writes a new order with the agreements it was placed under.
 *
 * @param when - SQL of what must be true.
 */
const newOrder = (
  order: WrittenOrder,
  agreements: readonly AgreementVersion[],
  when: string,
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

/** SQL: whether the order of `newlyPlaced` was written. */
export const IS_PLACED = 'EXISTS (SELECT FROM "newOrder")'

/**
 * Keeps an account that was to be deleted: who orders has changed their mind. Its row is held, so nobody asks for it
 * meanwhile.
 */
const accountKept = (userId: string): Statement => ({
  sql: `${CALL_OFF_DELETION} AND ${IS_PLACED} RETURNING id`,
  params: [userId],
})

/**
 * Writes a new order of a shopper who is held, with its rights and its first event, and keeps their account, unless they
 * have placed too many lately: `judgePlacings` says so of `placed`. That is read here, once they are held, or another order
 * could be missed.
 */
export const newlyPlaced = (
  order: WrittenOrder,
  agreements: readonly AgreementVersion[],
  limits: PlacingLimits,
  now: Date,
) => ({
  placed: placedLately(order, now),
  newOrder: newOrder(order, agreements, mayPlace('placed', limits)),
  accountKept: accountKept(order.userId),
  rights: newRights(order, IS_PLACED),
  ...newEvents({ from: '"newOrder"' }, OrderEventKind.placed, now),
})
