import {
  BigOrderAction,
  ContractAction,
  DeliveryAction,
  FinanceAction,
  OrderAction,
  type OrderStatus,
  type OrderType,
  SmallOrderAction,
  type NextAction,
} from '@/wire/enums/order'
import { OrderActor, transitions, type OrderStep, type Transition } from './transitions'

/** The transitions that one actor's step can take. */
export const transitionsOf = (step: OrderStep, actor: OrderActor): readonly Transition[] =>
  transitions.filter((row) => row.step === step && row.actor === actor)

/** Whether an order's status lets an actor take a step. */
export const isAllowed = (
  { orderType, status }: { orderType: OrderType; status: OrderStatus },
  step: OrderStep,
  actor: OrderActor,
): boolean => transitionsOf(step, actor).some((row) => row.orderType === orderType && row.from === status)

const shopperActions: readonly string[] = [
  OrderAction,
  SmallOrderAction,
  BigOrderAction,
  ContractAction,
  FinanceAction,
  DeliveryAction,
].flatMap((actions) => Object.values(actions))

const isShopperAction = (step: OrderStep): step is NextAction => shopperActions.includes(step)

/** What the shopper may do next, in the order of the table: the page draws exactly these (docs/rules/order-status.md). */
export const nextActions = (orderType: OrderType, status: OrderStatus): NextAction[] =>
  transitions
    .filter((row) => row.orderType === orderType && row.from === status && row.actor === OrderActor.shopper)
    .map((row) => row.step)
    .filter(isShopperAction)
