import { ContractStatus, OrderStatus, OrderType } from '@/wire/enums/order'
import { SubscriptionKind } from '@/wire/enums/subscription'
import { DAY_MS, MINUTE_MS } from '@/domain/time/duration'
import { parseShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { OrderEventKind } from '../order-record/history/order-event'
import { findOrder, findOwnOrder } from '../order-record/row/find-order'
import type { OrderRow } from '../order-record/row/order-row'
import { messageTexts } from './message-texts'
import type { Ahead, Scene } from './scene'
import { findBigOpening, opensAt } from './subscription-statements'

type OrderKind = Exclude<SubscriptionKind, typeof SubscriptionKind.lineTurn | typeof SubscriptionKind.appointment>

/** The lock is told of a day before it comes by itself, an opening a few minutes before. */
const BEFORE_LOCK_MS = DAY_MS
const BEFORE_OPENING_MS = 10 * MINUTE_MS

/** The event that a message waits for. */
export const kindOfEvent: Readonly<Record<string, OrderKind>> = {
  [OrderEventKind.contractGenerated]: SubscriptionKind.contract,
  [OrderEventKind.deliveryPlanned]: SubscriptionKind.delivery,
}

/** A big order that its buyer still has. */
const isLive = ({ orderType, status }: OrderRow): boolean =>
  orderType === OrderType.big &&
  status !== OrderStatus.pendingPayment &&
  status !== OrderStatus.refunding &&
  status !== OrderStatus.refundFailed &&
  status !== OrderStatus.refunded &&
  status !== OrderStatus.cancelled &&
  status !== OrderStatus.complete

const isUnlocked = ({ orderType, status, lockedAt }: OrderRow): boolean =>
  orderType === OrderType.big && status === OrderStatus.paid && lockedAt === null

/** Whether what a message tells of is still to come, or still worth telling. */
const isAhead = {
  [SubscriptionKind.lockOrder]: isUnlocked,
  [SubscriptionKind.contract]: (order) => isLive(order) && order.contractStatus === null,
  [SubscriptionKind.delivery]: (order) => isLive(order) && order.place.store.expectedDeliveryerTime === null,
  [SubscriptionKind.bigOpens]: ({ orderType, status }) => orderType === OrderType.small && status === OrderStatus.paid,
} as const satisfies Record<OrderKind, (order: OrderRow) => boolean>

/** Whether a message that has fallen due still tells something. */
const isWorthTelling = {
  [SubscriptionKind.lockOrder]: isUnlocked,
  [SubscriptionKind.contract]: (order) => isLive(order) && order.contractStatus !== ContractStatus.passed,
  [SubscriptionKind.delivery]: isLive,
  [SubscriptionKind.bigOpens]: isAhead[SubscriptionKind.bigOpens],
} as const satisfies Record<OrderKind, (order: OrderRow) => boolean>

const isOrderKind = (kind: SubscriptionKind): kind is OrderKind => kind in isWorthTelling

const before = (kind: OrderKind, tellsOf: Date, ms: number, now: Date): Ahead[] => {
  const sendAt = new Date(tellsOf.getTime() - ms)
  return sendAt > now ? [{ kind, sendAt, tellsOf }] : []
}

const bigOpening = async (db: Queryable, order: OrderRow, now: Date): Promise<Ahead[]> => {
  if (!isAhead[SubscriptionKind.bigOpens](order)) return []
  const opening = await findBigOpening(db, order.modelId, now)
  return opening === null ? [] : before(SubscriptionKind.bigOpens, opening, BEFORE_OPENING_MS, now)
}

const byEvent = (order: OrderRow): Ahead[] =>
  [SubscriptionKind.contract, SubscriptionKind.delivery]
    .filter((kind) => isAhead[kind](order))
    .map((kind) => ({ kind, sendAt: null, tellsOf: null }))

/** The messages of an order. */
export const orderScene: Scene = {
  ahead: async ({ database }, userId, id, now) => {
    const order = await findOwnOrder(database, userId, id)
    const { lockExpiresAt } = order
    return [
      ...(isUnlocked(order) && lockExpiresAt !== null
        ? before(SubscriptionKind.lockOrder, lockExpiresAt, BEFORE_LOCK_MS, now)
        : []),
      ...(await bigOpening(database, order, now)),
      ...byEvent(order),
    ]
  },
  say: async (db, _userId, id, kind, tellsOf) => {
    const order = await findOrder(db, id)
    if (order === undefined || !isOrderKind(kind) || !isWorthTelling[kind](order)) return null
    if (kind === SubscriptionKind.bigOpens && !(await opensAt(db, order.modelId, tellsOf))) return null
    const { expectedDeliveryerTime } = order.place.store
    return {
      subject: order.model.modelName,
      note: messageTexts[kind],
      page: `pages/real-order-detail/index?id=${id}`,
      ...(kind === SubscriptionKind.delivery &&
        expectedDeliveryerTime !== null && { at: new Date(parseShanghai(expectedDeliveryerTime)) }),
    }
  },
}
