import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { Refusal } from '../../http/errors'
import { selectCoupons, type CouponRow } from './coupon-row'

/** A customer's coupons that are for orders and may still be used, by which order ever: not spent, not ended, not paid with. */
export const couponsToUse = (db: Queryable, userId: string, now: Date): Promise<CouponRow[]> =>
  db.query<CouponRow>(
    `${selectCoupons()} WHERE coupon.user_id = $1 AND coupon.end_at > $2 AND rule.order_type IS NOT NULL
       AND spent_at IS NULL AND orders.paid_at IS NULL ORDER BY coupon.end_at, coupon.id`,
    [userId, now],
  )

/** Coupons of an account, held until the transaction ends: of two orders that want one, the other waits. */
export const lockCoupons = (tx: Queryable, userId: string, ids: readonly string[]): Promise<CouponRow[]> =>
  tx.query<CouponRow>(
    `${selectCoupons()} WHERE coupon.user_id = $1 AND coupon.id = ANY ($2) ORDER BY coupon.end_at, coupon.id
     FOR UPDATE OF coupon`,
    [userId, ids],
  )

/** The coupons that an order has, held until the transaction ends. */
export const couponsOfOrder = (tx: Queryable, orderId: string): Promise<CouponRow[]> =>
  tx.query<CouponRow>(
    `${selectCoupons()} WHERE coupon.order_id = $1 ORDER BY coupon.end_at, coupon.id FOR UPDATE OF coupon`,
    [orderId],
  )

/** Gives coupons to an order; those that are spent, or that another order has, stay away and are not answered. */
export const takenCoupons = (
  orderId: string,
  coupons: readonly { id: string }[],
  when = 'true',
): Statement<{ id: string }> => ({
  sql: `UPDATE coupon SET order_id = $1 WHERE id = ANY ($2::text[]) AND spent_at IS NULL
      AND (order_id IS NULL OR order_id = $1) AND ${when} RETURNING id`,
  params: [orderId, coupons.map(({ id }) => id)],
})

/** @throws Refusal couponNotUsable when not all that were wanted were taken. */
export const judgeTaken = (taken: readonly { id: string }[], wanted: readonly { id: string }[]): void => {
  if (taken.length !== wanted.length) throw new Refusal(ErrorCode.couponNotUsable)
}

/**
 * Gives an order exactly these coupons; any other that it had is free again.
 *
 * @throws Refusal couponNotUsable when another order has one of them.
 */
export const takeCoupons = async (
  tx: Queryable,
  orderId: string,
  coupons: readonly { id: string }[],
): Promise<void> => {
  const ids = coupons.map(({ id }) => id)
  await tx.query('UPDATE coupon SET order_id = NULL WHERE order_id = $1 AND id <> ALL ($2)', [orderId, ids])
  judgeTaken(await run(tx, takenCoupons(orderId, coupons)), coupons)
}

/**
 * Frees the coupons of orders that ended without a car, and of the small orders that went back with them; one that a
 * big order has already released keeps its own.
 */
export const freeCoupons = async (tx: Queryable, orderIds: readonly string[]): Promise<void> => {
  await tx.query(
    `UPDATE coupon SET order_id = NULL
     WHERE order_id IN (SELECT id FROM orders WHERE id = ANY ($1) OR linked_to = ANY ($1))`,
    [orderIds],
  )
}
