import type { OrderStatus, OrderType } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable, SqlValue } from '../../../db/queryable'
import { together, type Statement } from '../../../db/together'
import { Refusal } from '../../../http/errors'
import { moveApplications } from './finance-of-step'
import { givePlacesBack, holdsPlace } from './held-places'
import { freeCoupons } from '../../coupon/order-statements'
import { eventOfStep, newEvents } from '../history/order-event'
import { rewardStep, type BookedReward } from './rewards-of-step'
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

/** A move has four parameters of its own. */
export const FIRST_SET = 5

/** What a move writes beside the status, and what must have happened for it. */
interface MoveOptions {
  /** Assignments to columns of `orders`; their parameters count on from `FIRST_SET`. */
  sets?: { sql: string; params: readonly SqlValue[] }
  /** A statement before it, which must have answered a row. */
  after?: string
}

/** What a move writes at once: statuses along the table of transitions, and the event. The rows must be locked. */
export const newMove = (ids: readonly string[], { step, actor, at }: OrderMove, { sets, after }: MoveOptions = {}) => {
  const rules = transitionsOf(step, actor)
  // A list may be ten long to the planner, which then reads the whole of a young table that has grown since it was planned.
  const [only, ...others] = ids
  const isOne = only !== undefined && others.length === 0
  const moved: Statement<MovedOrder> = {
    sql: `UPDATE orders SET status = rule.target${sets === undefined ? '' : `, ${sets.sql}`}
      FROM unnest($2::smallint[], $3::smallint[], $4::smallint[]) AS rule (order_type, source, target)
      WHERE id = ${isOne ? '$1' : 'ANY($1)'} AND orders.order_type = rule.order_type AND orders.status = rule.source
        ${after === undefined ? '' : `AND EXISTS (SELECT FROM ${after})`}
      RETURNING id, user_id AS "userId", market_post_id AS "marketPostId", orders.order_type AS "orderType",
        rule.source AS "from", rule.target AS "to"`,
    params: [
      isOne ? only : ids,
      rules.map((rule) => rule.orderType),
      rules.map((rule) => rule.from),
      rules.map((rule) => rule.to),
      ...(sets?.params ?? []),
    ],
  }
  const kind = eventOfStep[step]
  return { moved, ...(kind !== null && newEvents({ from: 'moved' }, kind, at)) }
}

/**
 * Does what follows from a move: applications, rewards, coupons and places.
 *
 * @param booked - as `rewardStep` takes it.
 */
export const followMove = async (
  tx: Queryable,
  moved: readonly MovedOrder[],
  { step, at }: OrderMove,
  booked?: BookedReward,
): Promise<void> => {
  const ids = moved.map(({ id }) => id)
  await moveApplications(tx, ids, step, at)
  await rewardStep(tx, moved, step, at, booked)
  if (ENDS_WITHOUT_CAR.includes(step)) await freeCoupons(tx, ids)
  // Last, so that the allocation, which all shoppers share, is locked as briefly as possible.
  await givePlacesBack(
    tx,
    moved.filter(hasLostPlace).map((order) => order.marketPostId),
  )
}

/**
 * Moves orders along the table of transitions, gives back the places they no longer hold and remembers the event. With
 * its two parts, the only way in which a status changes. The rows must be locked.
 *
 * @returns the ids that moved; an order whose status does not allow the step stays as it is.
 */
export const advanceOrders = async (tx: Queryable, ids: readonly string[], move: OrderMove): Promise<string[]> => {
  if (ids.length === 0) return []
  const { moved } = await together(tx, newMove(ids, move))
  if (moved.length > 0) await followMove(tx, moved, move)
  return moved.map(({ id }) => id)
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
