import { randomUUID } from 'node:crypto'
import type { OrderDetail } from '@/wire/schemas/order'
import type { PlaceSmallOrder } from '@/wire/schemas/order-calls'
import { placeSmall } from '@/wire/endpoints/order'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { sumFen } from '@/domain/money/money'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { once } from '../../idempotency/once'
import type { ServerContext } from '../../../context/server-context'
import { checkAgreements } from './agreement-check'
import { NO_EXTRAS } from '../view/extras-view'
import { takePlace } from '../../order-record/life/held-places'
import { insertOrder } from './insert-order'
import { OrderEventKind, recordEvents } from '../../order-record/history/order-event'
import { couponDiscounts, smallCouponOrder } from './order-discounts'
import { drawOrderNo } from './order-number'
import { BEFORE_PAYMENT, sayOrder, type OrderRow, type WrittenOrder } from '../../order-record/row/order-row'
import { orderDetail } from '../view/order-view'
import { PAY_WINDOW_MS } from '../../order-record/money/pay-window'
import { snapshotPlace } from './place-snapshot'
import { checkPlacingLimits, holdPlacer } from './placing-limits'
import { chooseCoupons, type CouponDiscount } from '../../coupon/coupons-of-order'
import { takeCoupons } from '../../coupon/order-statements'
import { giveRights } from '../../right/give-rights'
import { takeTurn } from '../../sale-line/take-turn'
import { checkPrice, chooseOffer } from './sale-offer'

/** A small order about to be written, with the coupons that it takes. */
interface SmallDraft {
  order: WrittenOrder
  coupons: CouponDiscount[]
}

/** @throws Refusal priceChanged, couponNotUsable where the shopper told no amount that the loss of one would change. */
const checkCoupons = (dueFen: number, coupons: readonly CouponDiscount[], body: PlaceSmallOrder): void => {
  if (body.expectedPaymentFen !== undefined) checkPrice(dueFen, body.expectedPaymentFen)
  else if (coupons.length < (body.couponIds ?? []).length) throw new Refusal(ErrorCode.couponNotUsable)
}

const draftOrder = async (
  tx: Queryable,
  { userId, userMobile }: Pick<OrderRow, 'userId' | 'userMobile'>,
  body: PlaceSmallOrder,
  now: Date,
): Promise<SmallDraft> => {
  const offer = await chooseOffer(tx, OrderType.small, body, now)
  if (offer.hasLine) await takeTurn(tx, offer.marketPostId, userId, now)
  await checkAgreements(tx, OrderType.small, body.agreements)
  const { modelName, modelSellName, carPoster, rights } = offer
  const coupons = await chooseCoupons(tx, userId, smallCouponOrder(body, offer.priceFen), body.couponIds ?? [], now)
  const dueFen = offer.priceFen - sumFen(coupons.map(({ amountFen }) => amountFen))
  checkCoupons(dueFen, coupons, body)
  const order: WrittenOrder = {
    id: randomUUID(),
    orderNo: await drawOrderNo(tx, now),
    userId,
    orderType: OrderType.small,
    status: OrderStatus.pendingPayment,
    marketPostId: offer.marketPostId,
    modelId: body.modelId,
    amountFen: dueFen,
    linkedFen: 0,
    userMobile,
    model: { modelName, modelSellName, carPoster, rights },
    place: await snapshotPlace(tx, body.cityCode, body.storeId),
    purchase: null,
    car: null,
    discounts: couponDiscounts(coupons),
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAY_WINDOW_MS),
    ...BEFORE_PAYMENT,
  }
  return { order, coupons }
}

/**
 * Places a small-deposit order: at most one for a key, and never more than the allocation has places. It keeps
 * its place for thirty minutes. Its amount is what is left of the deposit once its coupons are taken off.
 *
 * @throws Refusal modelNotFound, noLongerOffered, saleNotOpen, saleClosed, priceChanged, couponNotFound, couponNotUsable, soldOut, agreementsNotAccepted,
 *   agreementOutdated, shopNotFound, invalidField, idempotencyKeyReused, and as `checkPlacingLimits` and
 *   `takeTurn`.
 */
export const placeSmallOrder = (
  { database, clock, placingLimits }: ServerContext,
  userId: string,
  key: string,
  body: PlaceSmallOrder,
): Promise<OrderDetail> =>
  database.hotTransaction((tx) => {
    const now = clock.now()
    return once(tx, { userId, key, path: placeSmall.path, body }, now, async () => {
      const userMobile = await holdPlacer(tx, userId)
      await checkPlacingLimits(tx, { userId, modelId: body.modelId }, placingLimits, now)
      const { order, coupons } = await draftOrder(tx, { userId, userMobile }, body, now)
      await insertOrder(tx, order, body.agreements)
      await takeCoupons(tx, order.id, coupons)
      await giveRights(tx, order.id)
      await recordEvents(tx, [order.id], OrderEventKind.placed, now)
      // The offer looked free a moment ago; only this guarded update decides. Last, because everybody waits for its row.
      if (!(await takePlace(tx, order.marketPostId))) throw new Refusal(ErrorCode.soldOut)
      return orderDetail(
        {
          order: sayOrder(order),
          payment: null,
          events: [{ kind: OrderEventKind.placed, at: now }],
          extras: NO_EXTRAS,
        },
        now,
      )
    })
  })
