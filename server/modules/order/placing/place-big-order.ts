import { randomUUID } from 'node:crypto'
import type { OrderDetail } from '@/wire/schemas/order'
import { placeBig } from '@/wire/endpoints/order'
import type { PlaceBigOrder } from '@/wire/schemas/order-calls'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { once } from '../../idempotency/once'
import type { ServerContext } from '../../../context/server-context'
import { checkAgreements } from './agreement-check'
import { takePlace } from '../../order-record/life/held-places'
import { insertOrder } from './insert-order'
import { linkSmallOrder, readLinkable } from '../../order-record/life/linked-order'
import { OrderEventKind, recordEvents } from '../../order-record/history/order-event'
import { drawOrderNo } from './order-number'
import { BEFORE_PAYMENT, type OrderRow, type WrittenOrder } from '../../order-record/row/order-row'
import { PAY_WINDOW_MS } from '../../order-record/money/pay-window'
import { snapshotPurchasePlaces } from './place-snapshot'
import { quoteOrderedCar } from './quote'
import { readOrder } from '../reading/read-order'
import { readOwner } from '../buyer/read-owner'
import { checkPlacingLimits, holdPlacer } from './placing-limits'
import { takeTurn } from '../../sale-line/take-turn'
import { chooseOffer } from './sale-offer'
import type { NumberVault } from '../../../secrets/number-vault'
import { sealOwner } from '../buyer/secret-owner'

const readLinkedFen = async (
  tx: Queryable,
  userId: string,
  { linkSmallOrderId, modelId }: PlaceBigOrder,
): Promise<number> => (linkSmallOrderId === undefined ? 0 : readLinkable(tx, userId, linkSmallOrderId, modelId))

const draftOrder = async (
  tx: Queryable,
  numbers: NumberVault,
  { userId, userMobile }: Pick<OrderRow, 'userId' | 'userMobile'>,
  body: PlaceBigOrder,
  now: Date,
): Promise<WrittenOrder> => {
  const id = randomUUID()
  const offer = await chooseOffer(tx, OrderType.big, body, now)
  if (offer.hasLine) await takeTurn(tx, offer.marketPostId, userId, now)
  await checkAgreements(tx, OrderType.big, body.agreements)
  const { modelName, modelSellName, carPoster, rights } = offer
  return {
    ...BEFORE_PAYMENT,
    id,
    orderNo: await drawOrderNo(tx, now),
    userId,
    orderType: OrderType.big,
    status: OrderStatus.pendingPayment,
    marketPostId: offer.marketPostId,
    modelId: body.modelId,
    amountFen: offer.priceFen,
    linkedFen: await readLinkedFen(tx, userId, body),
    userMobile,
    model: { modelName, modelSellName, carPoster, rights },
    place: await snapshotPurchasePlaces(tx, body.places),
    purchase: { plan: body.purchaseSchemeType, ...sealOwner(numbers, id, readOwner(body.owner)) },
    car: await quoteOrderedCar(tx, body.modelId, body.car),
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAY_WINDOW_MS),
  }
}

/**
 * Places a big-deposit order for a configured car, at most one for a key. A paid small order of the same shopper and
 * model may be linked: it is deducted, and belongs to this order alone.
 *
 * @throws Refusal modelNotFound, saleNotOpen, saleClosed, priceChanged (deposit or car), soldOut, agreementsNotAccepted,
 *   agreementOutdated, shopNotFound, invalidField, versionNotFound, noLongerOffered, configurationInvalid, orderNotFound
 *   and orderStateChanged of the linked order, idempotencyKeyReused, and as `checkPlacingLimits` and
 *   `takeTurn`.
 */
export const placeBigOrder = (
  { database, clock, numbers, placingLimits }: ServerContext,
  userId: string,
  key: string,
  body: PlaceBigOrder,
): Promise<OrderDetail> =>
  database.hotTransaction((tx) => {
    const now = clock.now()
    return once(tx, { userId, key, path: placeBig.path, body }, now, async () => {
      const userMobile = await holdPlacer(tx, userId)
      await checkPlacingLimits(tx, { userId, modelId: body.modelId }, placingLimits, now)
      const order = await draftOrder(tx, numbers, { userId, userMobile }, body, now)
      await insertOrder(tx, order, body.agreements)
      if (body.linkSmallOrderId !== undefined) await linkSmallOrder(tx, order, body.linkSmallOrderId)
      await recordEvents(tx, [order.id], OrderEventKind.placed, now)
      // As for a small deposit: the shared row of the allocation comes last and decides.
      if (!(await takePlace(tx, order.marketPostId))) throw new Refusal(ErrorCode.soldOut)
      return readOrder(tx, userId, order.id, now)
    })
  })
