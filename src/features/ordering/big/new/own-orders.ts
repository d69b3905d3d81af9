import type { OrderListItem } from '@/wire/schemas/order'
import { OrderAction, OrderStatus, OrderType } from '@/wire/enums/order'

/** The orders that a new order of a model touches. */
export interface OwnOrders {
  smallOrder: OrderListItem | undefined
  openOrder: OrderListItem | undefined
}

/** A paid small order is free to be deducted as long as it may also be given back. */
const isFree = ({ orderType, statusCode, nextActions }: OrderListItem): boolean =>
  orderType === OrderType.small && statusCode === OrderStatus.paid && nextActions.includes(OrderAction.applyRefund)

const UNLOCKED: readonly OrderStatus[] = [OrderStatus.pendingPayment, OrderStatus.paid]

const isOpen = ({ orderType, statusCode }: OrderListItem): boolean =>
  orderType === OrderType.big && UNLOCKED.includes(statusCode)

/** Of the shopper's orders of a model, the newest of each kind. */
export const ownOrdersOf = (orders: readonly OrderListItem[], modelId: string): OwnOrders => {
  const ofModel = orders.filter((order) => order.modelId === modelId)
  return { smallOrder: ofModel.find(isFree), openOrder: ofModel.find(isOpen) }
}
