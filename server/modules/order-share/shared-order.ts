import type { SharedOrder } from '@/wire/schemas/order-share'
import { BuyerType } from '@/wire/enums/buyer'
import { ErrorCode } from '@/wire/errors'
import { maskName } from '@/domain/person/mask-name'
import { currentStage } from '@/domain/order/order-progress'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { isToken, tokenHashOf } from '../../secrets/opaque-token'
import { findOrder } from '../order-record/row/find-order'
import { carLooks, shownCar, type OrderRow, type PurchaseSnapshot } from '../order-record/row/order-row'
import { findShare, type FoundShare } from './share-statements'

const buyerOf = (purchase: PurchaseSnapshot | null): string | null =>
  purchase?.purchaseType === BuyerType.personal ? maskName(purchase.subjectName) : null

/** Built of the few facts that anyone may know; never of the order's own view with some taken away. */
const viewOf = ({ modelId, purchase, ...order }: OrderRow, expiresAt: Date): SharedOrder => ({
  orderType: order.orderType,
  modelId,
  modelName: order.model.modelName,
  versionName: shownCar(order)?.version.displayName ?? null,
  ...carLooks(order),
  buyer: buyerOf(purchase),
  stage: currentStage({
    orderType: order.orderType,
    statusCode: order.status,
    contractStatus: order.contractStatus,
    purchaseSchemeType: null,
    paySuccessTime: null,
    lockOrder: order.lockedAt !== null,
  }),
  expireTime: formatShanghai(expiresAt.getTime()),
})

const checkOpen = ({ isRevoked, expiresAt }: FoundShare, now: Date): void => {
  if (isRevoked) throw new Refusal(ErrorCode.orderShareRevoked)
  if (expiresAt <= now) throw new Refusal(ErrorCode.orderShareEnded)
}

/**
 * What a link shows to anyone who has it.
 *
 * @throws Refusal orderShareNotFound, orderShareRevoked, orderShareEnded.
 */
export const readSharedOrder = async (db: Queryable, token: string, now: Date): Promise<SharedOrder> => {
  const share = isToken(token) ? await findShare(db, tokenHashOf(token)) : undefined
  if (share === undefined) throw new Refusal(ErrorCode.orderShareNotFound)
  checkOpen(share, now)
  const order = await findOrder(db, share.orderId)
  if (order === undefined) throw new Refusal(ErrorCode.orderShareNotFound)
  return viewOf(order, share.expiresAt)
}
