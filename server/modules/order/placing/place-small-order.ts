import { randomUUID } from 'node:crypto'
import type { OrderDetail } from '@/wire/schemas/order'
import type { PlaceSmallOrder } from '@/wire/schemas/order-calls'
import { placeSmall } from '@/wire/endpoints/order'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { sumFen } from '@/domain/money/money'
import type { Queryable } from '../../../db/queryable'
import { together, type RowsOf } from '../../../db/together'
import { Refusal } from '../../../http/errors'
import { onceHolding, replyKept } from '../../idempotency/once'
import type { ServerContext } from '../../../context/server-context'
import { judgeOrderAgreements } from './agreement-check'
import { NO_EXTRAS } from '../view/extras-view'
import { newPlace } from '../../order-record/life/held-places'
import { IS_PLACED, newlyPlaced } from './insert-order'
import { OrderEventKind } from '../../order-record/history/order-event'
import { couponDiscounts, smallCouponOrder } from './order-discounts'
import { basisOf } from './order-basis'
import { orderNoOf } from './order-number'
import { BEFORE_PAYMENT, sayOrder, type WrittenOrder } from '../../order-record/row/order-row'
import { thePhone } from '../../order-record/row/shopper-phone'
import { orderDetail } from '../view/order-view'
import { PAY_WINDOW_MS } from '../../order-record/money/pay-window'
import { placeOf, placeStatements } from './place-snapshot'
import { configuredCar } from './quote'
import { judgePlacings, type KeyedPlacer } from './placing-limits'
import { chooseCoupons, type CouponDiscount } from '../../coupon/coupons-of-order'
import { judgeTaken, takenCoupons } from '../../coupon/order-statements'
import { takeTurn } from '../../sale-line/take-turn'
import { checkCoupons } from './check-coupons'
import { judgeOffers } from './sale-offer'

/** A small order about to be written, with the coupons that it takes. */
interface SmallDraft {
  order: WrittenOrder
  coupons: CouponDiscount[]
}

const smallBasisOf = (userId: string, { modelId, cityCode, storeId }: PlaceSmallOrder) => ({
  ...basisOf(OrderType.small, userId, modelId),
  ...placeStatements(cityCode, storeId),
})

const draftOrder = async (
  tx: Queryable,
  userId: string,
  body: PlaceSmallOrder,
  basis: RowsOf<ReturnType<typeof smallBasisOf>>,
  now: Date,
): Promise<SmallDraft> => {
  const userMobile = thePhone(basis.placer)
  const offer = judgeOffers(basis.offers, OrderType.small, body, now)
  if (offer.hasLine) await takeTurn(tx, offer.marketPostId, userId, now)
  judgeOrderAgreements(basis.agreements, OrderType.small, body.agreements)
  const { modelName, modelSellName, carPoster, rights } = offer
  const coupons = await chooseCoupons(tx, userId, smallCouponOrder(body, offer.priceFen), body.couponIds ?? [], now)
  const dueFen = offer.priceFen - sumFen(coupons.map(({ amountFen }) => amountFen))
  const { expectedPaymentFen: expectedFen, couponIds } = body
  checkCoupons(dueFen, coupons.length, { expectedFen, couponIds })
  const configured = await configuredCar(tx, body.modelId, body.car)
  const order: WrittenOrder = {
    id: randomUUID(),
    orderNo: orderNoOf(basis.serial, now),
    userId,
    orderType: OrderType.small,
    status: OrderStatus.pendingPayment,
    marketPostId: offer.marketPostId,
    modelId: body.modelId,
    amountFen: dueFen,
    linkedFen: 0,
    userMobile,
    model: { modelName, modelSellName, carPoster, rights, ...(configured && { configured }) },
    place: placeOf(body.cityCode, basis),
    purchase: null,
    car: null,
    discounts: couponDiscounts(coupons),
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAY_WINDOW_MS),
    ...BEFORE_PAYMENT,
  }
  return { order, coupons }
}

const detailOf = (order: WrittenOrder, now: Date): OrderDetail =>
  orderDetail(
    {
      order: sayOrder(order),
      payment: null,
      events: [{ kind: OrderEventKind.placed, at: now }],
      extras: NO_EXTRAS,
    },
    now,
  )

/**
 * Places a small-deposit order: at most one for a key, and never more than the allocation has places. It keeps
 * its place for thirty minutes. Its amount is what is left of the deposit once its coupons are taken off.
 *
 * @throws Refusal modelNotFound, noLongerOffered, saleNotOpen, saleClosed, priceChanged, couponNotFound, couponNotUsable,
 *   soldOut, agreementsNotAccepted, agreementOutdated, shopNotFound, invalidField, idempotencyKeyReused, and as
 *   `judgePlacings` and `takeTurn`.
 */
export const placeSmallOrder = (
  { database, clock, placingLimits }: ServerContext,
  placer: KeyedPlacer,
  body: PlaceSmallOrder,
): Promise<OrderDetail> =>
  database.hotTransaction((tx) => {
    const now = clock.now()
    const { userId } = placer
    const request = { ...placer, path: placeSmall.path, body }
    return onceHolding(tx, request, now, smallBasisOf(userId, body), async (basis) => {
      const { order, coupons } = await draftOrder(tx, userId, body, basis, now)
      const reply = detailOf(order, now)
      const written = await together(tx, {
        ...newlyPlaced(order, body.agreements, placingLimits, now),
        reply: replyKept(request, { json: JSON.stringify(reply) }),
        coupons: takenCoupons(order.id, coupons, IS_PLACED),
        // The offer looked free a moment ago; only this guarded update decides. Last, because everybody waits for its row.
        place: newPlace(order.marketPostId, IS_PLACED),
      })
      judgePlacings(written.placed, placingLimits, now)
      if (written.place.length === 0) throw new Refusal(ErrorCode.soldOut)
      judgeTaken(written.coupons, coupons)
      return { reply, isKept: true }
    })
  })
