import type { OrderListItem } from '@/wire/schemas/order'
import { DeliveryAction, FinanceAction, OrderAction } from '@/wire/enums/order'
import { cancelApplication, choosePayInFull } from '@/services/api/loan'
import { cancelOrder, confirmPickUp, deleteOrder } from '@/services/api/order'
import { doOnce, type OnceOutcome } from '@/services/idempotency/do-once'

/** What identifies an order to the server. */
export type OrderRef = Pick<OrderListItem, 'id' | 'orderType'>

/** Something the shopper wants to become of an order. */
export type OrderWish =
  | { action: typeof OrderAction.cancel; order: OrderRef; reason: string }
  | {
      action: typeof OrderAction.delete | typeof FinanceAction.cancelFinance | typeof FinanceAction.payInFull
      order: OrderRef
    }
  | { action: typeof DeliveryAction.confirmPickUp; order: OrderRef; deliveryTime: string }

const send = (wish: OrderWish, idempotencyKey: string): Promise<unknown> => {
  const { id, orderType } = wish.order
  const options = { idempotencyKey }
  switch (wish.action) {
    case OrderAction.cancel:
      return cancelOrder({ id, orderType, reason: wish.reason }, options)
    case OrderAction.delete:
      return deleteOrder({ id, orderType }, options)
    case FinanceAction.cancelFinance:
      return cancelApplication({ id, orderType }, options)
    case FinanceAction.payInFull:
      return choosePayInFull({ id, orderType }, options)
    case DeliveryAction.confirmPickUp:
      // Repeating it changes nothing, so it carries no key.
      return confirmPickUp({ id, orderType, deliveryTime: wish.deliveryTime })
    default:
      return wish satisfies never
  }
}

/** Does once what the shopper wants of an order, however often it is tried. */
export const actOnOrder = (wish: OrderWish): Promise<OnceOutcome> =>
  doOnce(`${wish.action}:${wish.order.id}`, (key) => send(wish, key))
