import type { SmallOrderWish } from '@/wire/schemas/order-calls'
import type { SmallOrderQuote } from '@/wire/schemas/order-quote'
import { OrderType } from '@/wire/enums/order'
import { sumFen } from '@/domain/money/money'
import type { Queryable } from '../../../db/queryable'
import { say } from '../../../db/written-in-both'
import { choiceView } from '../../coupon/choice-view'
import { offerCoupons } from '../../coupon/coupons-of-order'
import { discountView } from '../view/purchase-view'
import { depositOf } from './deposit-of'
import { couponDiscounts, smallCouponOrder } from './order-discounts'

/**
 * What a small order would come to, by the very rules that place it, with the coupons that could be used on it: the chosen
 * ones, or the best without a choice. Nothing is placed and nothing held.
 *
 * @throws Refusal modelNotFound.
 */
export const quoteSmallOrder = async (
  db: Queryable,
  userId: string,
  wish: SmallOrderWish,
  now: Date,
): Promise<SmallOrderQuote> => {
  const depositFen = await depositOf(db, OrderType.small, wish)
  const coupons = await offerCoupons(db, userId, smallCouponOrder(wish, depositFen), wish.couponIds, now)
  const discounts = couponDiscounts(coupons.discounts)
  return {
    depositAmount: depositFen,
    discountInfoVOList: discountView(say(discounts)),
    paymentAmount: depositFen - sumFen(discounts.map(({ amountFen }) => amountFen)),
    ...choiceView(coupons, now),
  }
}
