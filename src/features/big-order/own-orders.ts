import type { OrderListItem } from '@/wire/schemas/order'
import { BigOrderAction, OrderAction, OrderScope, OrderStatus, OrderType, OrderTypeFilter } from '@/wire/enums/order'
import { fetchOrderPage } from '@/services/api/order'

/** As many orders as the server tells at once; who has more has older ones in "My orders". */
const SIZE = 50

/** The orders that a new order of a model touches. */
export interface OwnOrders {
  smallOrder: OrderListItem | undefined
  openOrder: OrderListItem | undefined
}

/** A paid small order is free to be deducted as long as it may also be given back. */
const isFree = ({ orderType, statusCode, nextActions }: OrderListItem): boolean =>
  orderType === OrderType.small && statusCode === OrderStatus.paid && nextActions.includes(OrderAction.applyRefund)

const isOpen = ({ nextActions }: OrderListItem): boolean => nextActions.includes(BigOrderAction.edit)

/** Of the shopper's orders of a model, the newest of each kind. */
export const ownOrdersOf = (orders: readonly OrderListItem[], modelId: string): OwnOrders => {
  const ofModel = orders.filter((order) => order.modelId === modelId)
  return { smallOrder: ofModel.find(isFree), openOrder: ofModel.find(isOpen) }
}

/** Reads the shopper's orders of a model. Throws as `call`. */
export async function fetchOwnOrders(modelId: string): Promise<OwnOrders> {
  const query = { orderType: OrderTypeFilter.both, scope: OrderScope.all, current: 1, size: SIZE }
  return ownOrdersOf((await fetchOrderPage(query)).records, modelId)
}
