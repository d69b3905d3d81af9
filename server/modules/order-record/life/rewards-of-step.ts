import { OrderType } from '@/wire/enums/order'
import { EarningCause } from '@/wire/enums/points'
import { StarDeed } from '@/wire/enums/starfire'
import type { Queryable } from '../../../db/queryable'
import { rewardInviter } from '../../invitation/reward-inviter'
import { countFriendsDeed } from '../../starfire/count-deed'
import { earn, takeBack } from '../../points/earn'
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

/** Books what orders earn by a step, their customers and who brought them, and takes it back when their money has gone back: in one transaction with the step. */
export const rewardStep = async (
  tx: Queryable,
  orders: readonly RewardedOrder[],
  step: OrderStep,
  at: Date,
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
    const cause = causeOf(order, step)
    if (cause !== null) await earn(tx, { userId: order.userId, cause, reference: order.id, orderId: order.id }, at)
    if (inviterCause !== undefined) await rewardInviter(tx, order.userId, inviterCause, at)
    if (step === OrderStep.lock) await countFriendsDeed(tx, order.userId, StarDeed.friendLocked, at)
  }
}
