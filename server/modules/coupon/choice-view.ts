import type { CouponSums } from '@/wire/schemas/order-quote'
import { sumFen } from '@/domain/money/money'
import { couponView } from './coupon-view'
import type { CouponOffer } from './coupons-of-order'

/** A customer's coupons before an order, as its page shows them. */
export const choiceView = ({ offered, discounts }: CouponOffer, now: Date): CouponSums => ({
  couponAmount: sumFen(discounts.map(({ amountFen }) => amountFen)),
  coupons: offered.map(({ coupon, reason = null, ...choice }) => ({
    coupon: couponView(coupon, now),
    reason,
    ...choice,
  })),
})
