import { OrderType } from '@/wire/enums/order'
import { EarningCause } from '@/wire/enums/points'
import { StarDeed } from '@/wire/enums/starfire'
import type { Queryable } from '../../../db/queryable'
import { rewardInviter } from '../../invitation/reward-inviter'
import { countFriendsDeed } from '../../starfire/count-deed'
import { earn, earnedBy, settleEarned, takeBack } from '../../points/earn'
import { OrderStep } from './transitions'

interface RewardedOrder {
  id: string
  userId: string
  orderType: OrderType
}

const DEPOSITS = {
  [OrderType.small]: EarningCause.smallDeposit,
  [OrderType.big]: EarningCause.bigDeposit,
} as const satisfies Record<OrderType, EarningCause>

/** What a step of an order earns; null where it earns nothing. */
const causeOf = ({ orderType }: RewardedOrder, step: OrderStep): EarningCause | null => {
  if (step === OrderStep.settlePayment) return DEPOSITS[orderType]
  return step === OrderStep.deliver ? EarningCause.delivery : null
}

/** What a step of a friend's order earns who invited: nothing before the lock, for until then the money may go back. */
const INVITERS: Readonly<Partial<Record<OrderStep, EarningCause>>> = {
  [OrderStep.lock]: EarningCause.friendLocked,
  [OrderStep.deliver]: EarningCause.friendDelivered,
}

/** What booking a reward beside a step has answered. */
export type BookedReward = Parameters<typeof settleEarned>[2]

/** The deed that a step of an order is to its customer; undefined where it earns nothing. */
const deedOf = (order: RewardedOrder, step: OrderStep) => {
  const cause = causeOf(order, step)
  return cause === null ? undefined : { userId: order.userId, cause, reference: order.id, orderId: order.id }
}

/**
 * What books the customer's own reward of a step beside the step itself; undefined where it earns nothing.
 *
 * @param after - the statement that moves the order.
 */
export const newRewards = (order: RewardedOrder, step: OrderStep, at: Date, after: string) => {
  const deed = deedOf(order, step)
  return deed === undefined ? undefined : earnedBy(deed, at, after)
}

/**
 * Books what orders earn by a step, their customers and who brought them, and takes it back when their money has gone back:
 * in one transaction with the step.
 *
 * @param booked - what `newRewards` has answered, where the one order's own reward was booked beside the step.
 */
export const rewardStep = async (
  tx: Queryable,
  orders: readonly RewardedOrder[],
  step: OrderStep,
  at: Date,
  booked?: BookedReward,
): Promise<void> => {
  if (step === OrderStep.completeRefund) {
    await takeBack(
      tx,
      orders.map(({ id }) => id),
      at,
    )
  }
  const inviterCause = INVITERS[step]
  for (const order of orders) {
    const deed = deedOf(order, step)
    if (booked !== undefined) await settleEarned(tx, order.userId, booked, at)
    else if (deed !== undefined) await earn(tx, deed, at)
    if (inviterCause !== undefined) await rewardInviter(tx, order.userId, inviterCause, at)
    if (step === OrderStep.lock) await countFriendsDeed(tx, order.userId, StarDeed.friendLocked, at)
  }
}
