import type { Coupon, CouponDetail } from '@/wire/schemas/coupon'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { findCoupon, listCoupons } from './coupon-statements'
import { couponView } from './coupon-view'

/** How long an ended coupon is still shown. */
const SHOWN_FOR_MS = 2 * 365 * DAY_MS

/** A customer's coupons, those that end first before the others. */
export const readCoupons = async (db: Queryable, userId: string, now: Date): Promise<Coupon[]> => {
  const rows = await listCoupons(db, userId, new Date(now.getTime() - SHOWN_FOR_MS))
  return rows.map((row) => couponView(row, now))
}

/**
 * A customer's own coupon with the code that a shop scans.
 *
 * @throws Refusal couponNotFound for an unknown one and another person's: they cannot be told apart.
 */
export const readCoupon = async (db: Queryable, userId: string, id: string, now: Date): Promise<CouponDetail> => {
  const row = await findCoupon(db, userId, id)
  if (row === undefined) throw new Refusal(ErrorCode.couponNotFound)
  return { ...couponView(row, now), code: row.code }
}
