import { Type, type Static } from 'typebox'
import { Coupon } from './coupon'
import { OrderDiscount } from './order'
import { fen, flag, nullable, text } from './parts'

/** A coupon before an order that is not placed yet. */
export const CouponChoice = Type.Object({
  coupon: Coupon,
  reason: nullable(text('Why it cannot be used, in a sentence'), 'when it can'),
  isChosen: flag(),
  isBest: flag('One of those that take off the most'),
})
export type CouponChoice = Static<typeof CouponChoice>

const couponSums = {
  couponAmount: fen('What the chosen coupons take off'),
  coupons: Type.Array(CouponChoice),
}

/** What the coupons before an order come to, whichever order it is. */
export const CouponSums = Type.Object(couponSums)
export type CouponSums = Static<typeof CouponSums>

/** What a small order would come to (extension). */
export const SmallOrderQuote = Type.Object({
  depositAmount: fen(),
  discountInfoVOList: Type.Array(OrderDiscount),
  paymentAmount: fen('Due now'),
  ...couponSums,
})
export type SmallOrderQuote = Static<typeof SmallOrderQuote>

/** What a big order would come to; the same sums as the order's own once it is placed (extension). */
export const BigOrderQuote = Type.Object({
  modelTotalPrice: fen('The configured car'),
  discountInfoVOList: Type.Array(OrderDiscount),
  saleTotalPrice: fen('What it is sold for'),
  depositAmount: fen(),
  linkSmallOrderAmount: fen('What the linked small order deducts'),
  paymentAmount: fen('Due now'),
  balanceAmount: fen('Due later'),
  ...couponSums,
})
export type BigOrderQuote = Static<typeof BigOrderQuote>
