import { OrderAction, OrderStatus, OrderType } from '@/contract/enums/order'

/** Who causes a change: the shopper, the payment provider by notice or query, or the clock by way of the worker. */
export const OrderActor = { shopper: 'shopper', provider: 'provider', worker: 'worker' } as const
export type OrderActor = (typeof OrderActor)[keyof typeof OrderActor]

/** What may be done to an order: the shopper's actions, and what happens to it from outside. */
export const OrderStep = {
  ...OrderAction,
  settlePayment: 'settlePayment',
  expire: 'expire',
  completeRefund: 'completeRefund',
  failRefund: 'failRefund',
} as const
export type OrderStep = (typeof OrderStep)[keyof typeof OrderStep]

/** One legal change of status. `from` and `to` are equal where a step is allowed but moves nothing. */
export interface Transition {
  readonly orderType: OrderType
  readonly from: OrderStatus
  readonly step: OrderStep
  readonly actor: OrderActor
  readonly to: OrderStatus
}

const { shopper, provider, worker } = OrderActor
const { pendingPayment, paid, refunding, refundFailed, refunded, closed, cancelled } = OrderStatus

const small = (from: OrderStatus, step: OrderStep, actor: OrderActor, to: OrderStatus): Transition => ({
  orderType: OrderType.small,
  from,
  step,
  actor,
  to,
})

/** Every legal change of an order (specification section 4). What is not listed is refused and changes nothing. */
export const transitions: readonly Transition[] = [
  small(pendingPayment, OrderStep.pay, shopper, pendingPayment),
  small(pendingPayment, OrderStep.settlePayment, provider, paid),
  small(pendingPayment, OrderStep.cancel, shopper, cancelled),
  small(pendingPayment, OrderStep.expire, worker, closed),
  small(paid, OrderStep.applyRefund, shopper, refunding),
  small(refunding, OrderStep.completeRefund, provider, refunded),
  small(refunding, OrderStep.failRefund, provider, refundFailed),
  small(refundFailed, OrderStep.applyRefund, shopper, refunding),
  small(refunded, OrderStep.delete, shopper, refunded),
  small(closed, OrderStep.delete, shopper, closed),
  small(cancelled, OrderStep.delete, shopper, cancelled),
]

/** The transitions that one actor's step can take. */
export const transitionsOf = (step: OrderStep, actor: OrderActor): readonly Transition[] =>
  transitions.filter((row) => row.step === step && row.actor === actor)

const isShopperAction = (step: OrderStep): step is OrderAction => Object.values<string>(OrderAction).includes(step)

/** What the shopper may do next, in the order of the table: the page draws exactly these (DECISIONS 14). */
export const nextActions = (orderType: OrderType, status: OrderStatus): OrderAction[] =>
  transitions
    .filter((row) => row.orderType === orderType && row.from === status && row.actor === OrderActor.shopper)
    .map((row) => row.step)
    .filter(isShopperAction)
