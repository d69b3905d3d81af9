import { randomUUID } from 'node:crypto'
import type { OrderDetail } from '@/wire/schemas/order'
import { placeBig } from '@/wire/endpoints/order'
import type { PlaceBigOrder } from '@/wire/schemas/order-calls'
import { AgreementScene } from '@/wire/enums/agreement'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { saleTotalFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../../db/queryable'
import { together, type RowsOf } from '../../../db/together'
import { Refusal } from '../../../http/errors'
import { newAcceptances } from '../../agreement/agreement-statements'
import { onceHolding } from '../../idempotency/once'
import type { ServerContext } from '../../../context/server-context'
import { judgeOrderAgreements } from './agreement-check'
import { takePlace } from '../../order-record/life/held-places'
import { newlyPlaced } from './insert-order'
import { linkSmallOrder } from '../../order-record/life/linked-order'
import { couponDiscounts, couponRoomFen, promisedWithCar, readLinked } from './order-discounts'
import { basisOf } from './order-basis'
import { orderNoOf } from './order-number'
import { BEFORE_PAYMENT, type WrittenOrder } from '../../order-record/row/order-row'
import { thePhone } from '../../order-record/row/shopper-phone'
import { PAY_WINDOW_MS } from '../../order-record/money/pay-window'
import { purchasePlaceOf, purchasePlaceStatements } from './place-snapshot'
import { quoteOrderedCar } from './quote'
import { readOrder } from '../reading/read-order'
import { readOwner } from '../buyer/read-owner'
import { judgePlacings, type KeyedPlacer } from './placing-limits'
import { chooseCoupons, type CouponDiscount } from '../../coupon/coupons-of-order'
import { takeCoupons } from '../../coupon/order-statements'
import { giveInterest } from '../../right/give-rights'
import { takeTurn } from '../../sale-line/take-turn'
import { checkCoupons } from './check-coupons'
import { judgeOffers } from './sale-offer'
import type { NumberVault } from '../../../secrets/number-vault'
import { sealOwner, withNumbersMarked } from '../buyer/secret-owner'

/** A big order about to be written, with the coupons that it takes and the rights that come with its version. */
interface BigDraft {
  order: WrittenOrder
  coupons: CouponDiscount[]
  interestCode: string | null
}

const bigBasisOf = (userId: string, { modelId, places }: PlaceBigOrder) => ({
  ...basisOf(OrderType.big, userId, modelId),
  ...purchasePlaceStatements(places),
})

const draftOrder = async (
  tx: Queryable,
  numbers: NumberVault,
  userId: string,
  body: PlaceBigOrder,
  basis: RowsOf<ReturnType<typeof bigBasisOf>>,
  now: Date,
): Promise<BigDraft> => {
  const id = randomUUID()
  const userMobile = thePhone(basis.placer)
  const offer = judgeOffers(basis.offers, OrderType.big, body, now)
  if (offer.hasLine) await takeTurn(tx, offer.marketPostId, userId, now)
  judgeOrderAgreements(basis.agreements, OrderType.big, body.agreements)
  const { modelName, modelSellName, carPoster, rights } = offer
  const linked = await readLinked(tx, userId, body)
  const car = await quoteOrderedCar(tx, body.modelId, body.car)
  const { interestCode, discounts: promised } = await promisedWithCar(tx, linked, body.car.pnoTwelve, now)
  const couponOrder = {
    orderType: OrderType.big,
    modelId: body.modelId,
    storeId: body.places.storeId,
    totalFen: car.totalFen,
    roomFen: couponRoomFen({ amountFen: offer.priceFen, car, discounts: promised }),
  }
  const coupons = await chooseCoupons(tx, userId, couponOrder, body.couponIds ?? [], now)
  const order: WrittenOrder = {
    ...BEFORE_PAYMENT,
    id,
    orderNo: orderNoOf(basis.serial, now),
    userId,
    orderType: OrderType.big,
    status: OrderStatus.pendingPayment,
    marketPostId: offer.marketPostId,
    modelId: body.modelId,
    amountFen: offer.priceFen,
    linkedFen: linked?.paidFen ?? 0,
    userMobile,
    model: { modelName, modelSellName, carPoster, rights },
    place: purchasePlaceOf(body.places, basis),
    purchase: { plan: body.purchaseSchemeType, ...sealOwner(numbers, id, readOwner(body.owner)) },
    car,
    discounts: [...promised, ...couponDiscounts(coupons)],
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAY_WINDOW_MS),
  }
  const { expectedSaleTotalFen: expectedFen, couponIds } = body
  checkCoupons(saleTotalFen(order), coupons.length, { expectedFen, couponIds })
  return { order, coupons, interestCode }
}

/**
 * Places a big-deposit order for a configured car, at most one for a key. A paid small order of the same shopper and
 * model may be linked: it is deducted, and belongs to this order alone.
 *
 * @throws Refusal modelNotFound, saleNotOpen, saleClosed, priceChanged (deposit, car, or what the car is sold for),
 *   couponNotFound, couponNotUsable, soldOut, agreementsNotAccepted,
 *   agreementOutdated, shopNotFound, invalidField, buyerNameUnprintable, versionNotFound, noLongerOffered,
 *   configurationInvalid, orderNotFound
 *   and orderStateChanged of the linked order, idempotencyKeyReused, and as `judgePlacings` and
 *   `takeTurn`.
 */
export const placeBigOrder = (
  { database, clock, numbers, placingLimits }: ServerContext,
  placer: KeyedPlacer,
  body: PlaceBigOrder,
): Promise<OrderDetail> =>
  database.hotTransaction((tx) => {
    const now = clock.now()
    const { userId } = placer
    const request = { ...placer, path: placeBig.path, ...withNumbersMarked(numbers, body) }
    return onceHolding(tx, request, now, bigBasisOf(userId, body), async (basis) => {
      const { order, coupons, interestCode } = await draftOrder(tx, numbers, userId, body, basis, now)
      const { placed } = await together(tx, {
        ...newlyPlaced(order, body.agreements, placingLimits, now),
        // The buyer's identity came with the order, under what was ticked for it.
        consents: newAcceptances(basis.agreements, { userId, scene: AgreementScene.customerInformation, now }),
      })
      judgePlacings(placed, placingLimits, now)
      await takeCoupons(tx, order.id, coupons)
      await giveInterest(tx, order.id, interestCode)
      if (body.linkSmallOrderId !== undefined) await linkSmallOrder(tx, order, body.linkSmallOrderId)
      // As for a small deposit: the shared row of the allocation comes last and decides.
      if (!(await takePlace(tx, order.marketPostId))) throw new Refusal(ErrorCode.soldOut)
      return { reply: await readOrder(tx, userId, order.id, now), isKept: false }
    })
  })
