import { randomUUID } from 'node:crypto'
import type { OrderDetail } from '@/contract/entities/order'
import type { PlaceSmallOrder } from '@/contract/endpoints/order'
import { placeSmall } from '@/contract/endpoints/order'
import { OrderStatus, OrderType } from '@/contract/enums/order'
import { ErrorCode } from '@/contract/errors'
import { MINUTE_MS } from '@/domain/duration'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../errors'
import { once } from '../idempotency/once'
import type { MoneyContext } from '../payment/money-context'
import { checkAgreements } from './agreement-check'
import { takePlace } from './held-places'
import { insertOrder } from './insert-order'
import { OrderEventKind, recordEvents } from './order-event'
import { drawOrderNo } from './order-number'
import type { OrderRow } from './order-row'
import { orderDetail } from './order-view'
import { snapshotPlace } from './place-snapshot'
import { checkOnSale, checkPrice, findSmallOffer, readOffers, type SaleOffer } from './sale-offer'

/** How long a place is kept for an unpaid order. */
export const PAY_WINDOW_MS = 30 * MINUTE_MS

const phoneOf = async (tx: Queryable, userId: string): Promise<string> => {
  const account = await tx.one<{ phone: string | null }>('SELECT phone FROM account WHERE id = $1', [userId])
  const phone = account?.phone ?? null
  // The account was cancelled while this request was under way.
  if (phone === null) throw new Refusal(ErrorCode.sessionExpired)
  return phone
}

const chooseOffer = async (tx: Queryable, body: PlaceSmallOrder, now: Date): Promise<SaleOffer> => {
  const offers = await readOffers(tx, body.modelId)
  const offer = findSmallOffer(offers, body.marketPostId)
  checkOnSale(offers, offer, now)
  checkPrice(offer, body.expectedAmountFen)
  if (offer.isSoldOut) throw new Refusal(ErrorCode.soldOut)
  return offer
}

const draftOrder = async (tx: Queryable, userId: string, body: PlaceSmallOrder, now: Date): Promise<OrderRow> => {
  const offer = await chooseOffer(tx, body, now)
  await checkAgreements(tx, body.agreements)
  const { modelName, modelSellName, carPoster, rights } = offer
  return {
    id: randomUUID(),
    orderNo: await drawOrderNo(tx, now),
    userId,
    orderType: OrderType.small,
    status: OrderStatus.pendingPayment,
    marketPostId: offer.marketPostId,
    modelId: body.modelId,
    amountFen: offer.priceFen,
    paidFen: 0,
    userMobile: await phoneOf(tx, userId),
    model: { modelName, modelSellName, carPoster, rights },
    place: await snapshotPlace(tx, body.cityCode, body.storeId),
    reason: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAY_WINDOW_MS),
    paidAt: null,
    refundAppliedAt: null,
  }
}

/**
 * Places a small-deposit order: at most one for a key, and never more than the allocation has places. A shopper may
 * have several unpaid orders for one allocation; each keeps a place for thirty minutes.
 *
 * @throws Refusal modelNotFound, saleNotOpen, saleClosed, priceChanged, soldOut, agreementsNotAccepted,
 *   agreementOutdated, storeNotFound, invalidField, idempotencyKeyReused.
 */
export const placeSmallOrder = (
  { database, clock }: MoneyContext,
  userId: string,
  key: string,
  body: PlaceSmallOrder,
): Promise<OrderDetail> =>
  database.transaction((tx) => {
    const now = clock.now()
    return once(tx, { userId, key, path: placeSmall.path, body }, now, async () => {
      const order = await draftOrder(tx, userId, body, now)
      await insertOrder(tx, order, body.agreements)
      await recordEvents(tx, [order.id], OrderEventKind.placed, now)
      // The offer looked free a moment ago; only this guarded update decides. Last, because everybody waits for its row.
      if (!(await takePlace(tx, order.marketPostId))) throw new Refusal(ErrorCode.soldOut)
      return orderDetail({ order, payment: null, events: [{ kind: OrderEventKind.placed, at: now }] }, now)
    })
  })
