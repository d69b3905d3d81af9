import type { BigOrderWish } from '@/wire/schemas/order-calls'
import type { BigOrderQuote } from '@/wire/schemas/order-quote'
import { ErrorCode } from '@/wire/errors'
import { OrderType } from '@/wire/enums/order'
import { sumFen } from '@/domain/money/money'
import { balanceFen, depositDueFen, saleTotalFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../../db/queryable'
import { say } from '../../../db/written-in-both'
import { Refusal } from '../../../http/errors'
import { checkCar } from '../../configuration/quote'
import { offerCoupons } from '../../coupon/coupons-of-order'
import { couponView } from '../../coupon/coupon-view'
import { discountView } from '../view/purchase-view'
import { couponDiscounts, couponRoomFen, promisedDiscounts, readLinked } from './order-discounts'

const depositOf = async (db: Queryable, { modelId, marketPostId }: BigOrderWish): Promise<number> => {
  const row = await db.one<{ priceFen: number }>(
    `SELECT price_fen AS "priceFen" FROM allocation WHERE market_post_id = $1 AND model_id = $2 AND type = $3`,
    [marketPostId, modelId, OrderType.big],
  )
  if (row === undefined) throw new Refusal(ErrorCode.modelNotFound)
  return row.priceFen
}

/**
 * What a big order would come to, by the very rules that place it, with the coupons that could be used on it: the chosen
 * ones, or the best without a choice. Nothing is placed and nothing held.
 *
 * @throws Refusal modelNotFound, invalidField for a version of another model, orderNotFound and orderStateChanged of the
 *   linked order, versionNotFound, noLongerOffered, configurationInvalid.
 */
export const quoteBigOrder = async (
  db: Queryable,
  userId: string,
  wish: BigOrderWish,
  now: Date,
): Promise<BigOrderQuote> => {
  const { modelId, pnoTwelve, attributeNos, storeId } = wish
  const { snapshot } = await checkCar(db, { pnoTwelve, options: attributeNos })
  if (snapshot.modelId !== modelId) throw new Refusal(ErrorCode.invalidField, { field: 'pnoTwelve' })
  const linked = await readLinked(db, userId, wish)
  const sums = { amountFen: await depositOf(db, wish), linkedFen: linked?.paidFen ?? 0 }
  const promised = await promisedDiscounts(db, linked, pnoTwelve, now)
  const car = { totalFen: snapshot.totalFen }
  const order = {
    modelId,
    storeId,
    totalFen: car.totalFen,
    roomFen: couponRoomFen({ ...sums, car, discounts: promised }),
  }
  const { offered, discounts: off } = await offerCoupons(db, userId, order, wish.couponIds, now)
  const discounts = [...promised, ...couponDiscounts(off)]
  const soldFen = saleTotalFen({ car, discounts })
  return {
    modelTotalPrice: car.totalFen,
    discountInfoVOList: discountView(say(discounts)),
    couponAmount: sumFen(off.map(({ amountFen }) => amountFen)),
    saleTotalPrice: soldFen,
    depositAmount: sums.amountFen,
    linkSmallOrderAmount: sums.linkedFen,
    paymentAmount: depositDueFen(sums),
    balanceAmount: balanceFen(soldFen, sums.amountFen),
    coupons: offered.map(({ coupon, reason = null, ...choice }) => ({
      coupon: couponView(coupon, now),
      reason,
      ...choice,
    })),
  }
}
