import { ErrorCode } from '@/wire/errors'
import type { InBoth } from '@/language/language'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import type { CouponRow } from './coupon-row'
import { couponsOfOrder, couponsToUse, lockCoupons, takeCoupons } from './order-statements'
import { bestChoice, goTogether, withinRoom, worthFen, type Weighed } from './coupon-worth'
import { obstacleOf, type CouponOrder } from './obstacle'

/** An order with how much coupons may take off it, in fen: no car is sold for less than its deposit, no deposit is free. */
export interface DiscountedOrder extends CouponOrder {
  roomFen: number
}

/** A coupon that takes something off an order. */
export interface CouponDiscount {
  id: string
  name: InBoth<string>
  amountFen: number
}

/** A coupon before an order, and why it cannot be used where it cannot. */
interface OfferedCoupon {
  coupon: CouponRow
  reason: string | undefined
  isChosen: boolean
  isBest: boolean
}

/** The coupons before an order, and what the chosen ones take off. */
export interface CouponOffer {
  offered: OfferedCoupon[]
  discounts: CouponDiscount[]
}

const weigh = (coupons: readonly CouponRow[], { totalFen }: CouponOrder): Weighed[] =>
  coupons.map((coupon) => ({
    id: coupon.id,
    addsToOthers: coupon.addsToOthers,
    offFen: worthFen(coupon, totalFen),
  }))

const usableOf = (coupons: readonly CouponRow[], order: CouponOrder, now: Date): CouponRow[] =>
  coupons.filter((coupon) => obstacleOf(coupon, order, now) === undefined)

const discountsOf = (coupons: readonly CouponRow[], order: DiscountedOrder): CouponDiscount[] => {
  const fen = new Map(withinRoom(weigh(coupons, order), order.roomFen).map(({ id, offFen }) => [id, offFen]))
  return coupons.flatMap(({ id, names }) => {
    const amountFen = fen.get(id) ?? 0
    return amountFen > 0 ? [{ id, name: names, amountFen }] : []
  })
}

/**
 * A customer's coupons before an order that is not placed yet: those of the ids are chosen, or the best ones without any. What
 * cannot be used, or not together, is not chosen.
 */
export const offerCoupons = async (
  db: Queryable,
  userId: string,
  order: DiscountedOrder,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<CouponOffer> => {
  const coupons = await couponsToUse(db, userId, now)
  const usable = usableOf(coupons, order, now)
  const best = new Set(bestChoice(weigh(usable, order), order.roomFen).map(({ id }) => id))
  const wanted = usable.filter(({ id }) => (ids === undefined ? best.has(id) : ids.includes(id)))
  const chosen = goTogether(wanted) ? wanted : []
  const offered = coupons.map((coupon) => ({
    coupon,
    reason: obstacleOf(coupon, order, now),
    isChosen: chosen.includes(coupon),
    isBest: best.has(coupon.id),
  }))
  return { offered, discounts: discountsOf(chosen, order) }
}

/**
 * The coupons that an order is placed with, held until the transaction ends: those of the ids that can be used now.
 *
 * @throws Refusal couponNotFound for an unknown one and another person's, couponNotUsable for some that do not go together.
 */
export const chooseCoupons = async (
  tx: Queryable,
  userId: string,
  order: DiscountedOrder,
  ids: readonly string[],
  now: Date,
): Promise<CouponDiscount[]> => {
  const coupons = ids.length === 0 ? [] : await lockCoupons(tx, userId, ids)
  if (coupons.length !== ids.length) throw new Refusal(ErrorCode.couponNotFound)
  const usable = usableOf(coupons, order, now)
  if (!goTogether(usable)) throw new Refusal(ErrorCode.couponNotUsable)
  return discountsOf(usable, order)
}

/** The coupons of an order that was changed, by what it is now; those that no longer fit are the customer's again. */
export const reworkCoupons = async (
  tx: Queryable,
  order: DiscountedOrder & { orderId: string },
  now: Date,
): Promise<CouponDiscount[]> => {
  const discounts = discountsOf(usableOf(await couponsOfOrder(tx, order.orderId), order, now), order)
  await takeCoupons(tx, order.orderId, discounts)
  return discounts
}
