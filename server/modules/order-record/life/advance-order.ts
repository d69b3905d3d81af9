import type { OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { moveApplications } from './finance-of-step'
import { givePlacesBack, holdsPlace } from './held-places'
import { freeCoupons } from '../../coupon/order-statements'
import { eventOfStep, recordEvents } from '../history/order-event'
import { rewardStep } from './rewards-of-step'
import { OrderStep, type OrderActor } from './transitions'
import { transitionsOf } from './allowed-steps'

/** A step that somebody takes at an instant. */
export interface OrderMove {
  step: OrderStep
  actor: OrderActor
  at: Date
}

interface MovedOrder {
  id: string
  userId: string
  marketPostId: string
  orderType: OrderType
  from: OrderStatus
  to: OrderStatus
}

const hasLostPlace = ({ orderType, from, to }: MovedOrder): boolean =>
  holdsPlace(orderType, from) && !holdsPlace(orderType, to)

/** The steps after which a coupon is the customer's again: the order was not paid, or its money has gone back. */
const ENDS_WITHOUT_CAR: readonly OrderStep[] = [OrderStep.cancel, OrderStep.expire, OrderStep.completeRefund]

/**
 * Moves orders along the table of transitions, gives back the places they no longer hold and remembers the event. The
 * only way in which a status changes. The rows must be locked.
 *
 * @returns the ids that moved; an order whose status does not allow the step stays as it is.
 */
export const advanceOrders = async (tx: Queryable, ids: readonly string[], move: OrderMove): Promise<string[]> => {
  const rules = transitionsOf(move.step, move.actor)
  const moved = await tx.query<MovedOrder>(
    `UPDATE orders SET status = rule.target
     FROM unnest($2::smallint[], $3::smallint[], $4::smallint[]) AS rule (order_type, source, target)
     WHERE id = ANY($1) AND orders.order_type = rule.order_type AND orders.status = rule.source
     RETURNING id, user_id AS "userId", market_post_id AS "marketPostId", orders.order_type AS "orderType", rule.source AS "from",
       rule.target AS "to"`,
    [ids, rules.map((rule) => rule.orderType), rules.map((rule) => rule.from), rules.map((rule) => rule.to)],
  )
  const movedIds = moved.map((order) => order.id)
  if (movedIds.length === 0) return movedIds
  const kind = eventOfStep[move.step]
  if (kind !== null) await recordEvents(tx, movedIds, kind, move.at)
  await moveApplications(tx, movedIds, move.step, move.at)
  await rewardStep(tx, moved, move.step, move.at)
  if (ENDS_WITHOUT_CAR.includes(move.step)) await freeCoupons(tx, movedIds)
  // Last, so that the allocation, which all shoppers share, is locked as briefly as possible.
  await givePlacesBack(
    tx,
    moved.filter(hasLostPlace).map((order) => order.marketPostId),
  )
  return movedIds
}

/** Moves one order; false when its status does not allow the step. */
export const tryAdvanceOrder = async (tx: Queryable, id: string, move: OrderMove): Promise<boolean> =>
  (await advanceOrders(tx, [id], move)).length > 0

/**
 * Moves one order.
 *
 * @throws Refusal orderStateChanged when its status does not allow the step.
 */
export const advanceOrder = async (tx: Queryable, id: string, move: OrderMove): Promise<void> => {
  if (!(await tryAdvanceOrder(tx, id, move))) throw new Refusal(ErrorCode.orderStateChanged)
}
