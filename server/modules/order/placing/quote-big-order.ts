import type { BigOrderWish } from '@/wire/schemas/order-calls'
import type { BigOrderQuote } from '@/wire/schemas/order-quote'
import { ErrorCode } from '@/wire/errors'
import { OrderType } from '@/wire/enums/order'
import { balanceFen, depositDueFen, saleTotalFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../../db/queryable'
import { say } from '../../../db/written-in-both'
import { Refusal } from '../../../http/errors'
import { checkCar } from '../../configuration/quote'
import { offerCoupons } from '../../coupon/coupons-of-order'
import { choiceView } from '../../coupon/choice-view'
import { discountView } from '../view/purchase-view'
import { depositOf } from './deposit-of'
import { couponDiscounts, couponRoomFen, promisedWithCar, readLinked } from './order-discounts'

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
  const sums = { amountFen: await depositOf(db, OrderType.big, wish), linkedFen: linked?.paidFen ?? 0 }
  const { discounts: promised } = await promisedWithCar(db, linked, pnoTwelve, now)
  const car = { totalFen: snapshot.totalFen }
  const order = {
    orderType: OrderType.big,
    modelId,
    storeId,
    totalFen: car.totalFen,
    roomFen: couponRoomFen({ ...sums, car, discounts: promised }),
  }
  const coupons = await offerCoupons(db, userId, order, wish.couponIds, now)
  const discounts = [...promised, ...couponDiscounts(coupons.discounts)]
  const soldFen = saleTotalFen({ car, discounts })
  return {
    modelTotalPrice: car.totalFen,
    discountInfoVOList: discountView(say(discounts)),
    saleTotalPrice: soldFen,
    depositAmount: sums.amountFen,
    linkSmallOrderAmount: sums.linkedFen,
    paymentAmount: depositDueFen(sums),
    balanceAmount: balanceFen(soldFen, sums.amountFen),
    ...choiceView(coupons, now),
  }
}
