import { Type, type Static } from 'typebox'
import { Coupon } from './coupon'
import { OrderDiscount } from './order'
import { fen, flag, nullable, text } from './parts'

/** A coupon before an order that is not placed yet. */
export const CouponChoice = Type.Object({
  coupon: Coupon,
  offFen: fen('What it would take off'),
  reason: nullable(text('Why it cannot be used, in a sentence'), 'when it can'),
  isChosen: flag(),
  isBest: flag('One of those that take off the most'),
})
export type CouponChoice = Static<typeof CouponChoice>

/** What a big order would come to; the same sums as the order's own once it is placed (extension). */
export const BigOrderQuote = Type.Object({
  modelTotalPrice: fen('The configured car'),
  discountInfoVOList: Type.Array(OrderDiscount),
  couponAmount: fen('What the chosen coupons take off'),
  saleTotalPrice: fen('What it is sold for'),
  depositAmount: fen(),
  linkSmallOrderAmount: fen('What the linked small order deducts'),
  paymentAmount: fen('Due now'),
  balanceAmount: fen('Due later'),
  coupons: Type.Array(CouponChoice),
})
export type BigOrderQuote = Static<typeof BigOrderQuote>
