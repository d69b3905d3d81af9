import type { Queryable } from '../../db/queryable'
import { OPEN } from './refund-row'

/** Money that is on its way back to a shopper, summed up for its order. */
export interface RefundUnderWay {
  orderId: string
  orderNo: string
  amountFen: number
}

/** What an account is still to be given back, by order. */
export const refundsUnderWayOf = (db: Queryable, userId: string): Promise<RefundUnderWay[]> =>
  db.query<RefundUnderWay>(
    `SELECT orders.id AS "orderId", orders.order_no AS "orderNo", sum(refund.amount_fen)::integer AS "amountFen"
     FROM orders JOIN refund ON refund.order_id = orders.id
     WHERE orders.user_id = $1 AND ${OPEN} GROUP BY orders.id ORDER BY orders.created_at DESC`,
    [userId],
  )
