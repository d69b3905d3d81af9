import type { OrderListItem } from '@/contract/entities/order'
import { OrderAction } from '@/contract/enums/order'
import { ErrorCode } from '@/contract/errors'
import { cancelOrder, deleteOrder, refundOrder } from '@/services/api/order'
import { withIdempotencyKey } from '@/services/idempotency/with-idempotency-key'
import { ApiError, isRefusal, isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'

/** What identifies an order to the server. */
export type OrderRef = Pick<OrderListItem, 'id' | 'orderType' | 'payNo'>

/** Something the shopper wants to become of an order. */
export type OrderWish =
  | { action: typeof OrderAction.cancel; order: OrderRef; reason: string }
  | { action: typeof OrderAction.applyRefund; order: OrderRef; reason: string }
  | { action: typeof OrderAction.delete; order: OrderRef }

/** What became of the wish. */
export type WishOutcome =
  | { kind: 'done' }
  /** Nobody knows whether it was done; the same try is safe. */
  | { kind: 'unknown'; text: string }
  | { kind: 'refused'; text: string }
  /** The session ended: the page's guard leads to the login and back. */
  | { kind: 'loggedOut' }

const send = (wish: OrderWish, idempotencyKey: string): Promise<unknown> => {
  const { id, orderType, payNo } = wish.order
  const options = { idempotencyKey }
  switch (wish.action) {
    case OrderAction.cancel:
      return cancelOrder({ id, orderType, reason: wish.reason }, options)
    case OrderAction.applyRefund:
      // An order without a payment offers no refund; should it, the server refuses the empty number.
      return refundOrder({ id, orderType, payNo: payNo ?? '', refundReasons: wish.reason }, options)
    case OrderAction.delete:
      return deleteOrder({ id, orderType }, options)
    default:
      return wish satisfies never
  }
}

const outcomeOfFailure = (error: unknown): WishOutcome => {
  // An earlier try, whose reply was lost, went through with other words.
  if (isRefusal(error, ErrorCode.idempotencyKeyReused)) return { kind: 'done' }
  if (error instanceof ApiError && error.kind === 'auth') return { kind: 'loggedOut' }
  const text = failureText(error)
  return isTransient(error) ? { kind: 'unknown', text } : { kind: 'refused', text }
}

/** Does once what the shopper wants of an order, however often it is tried. */
export const actOnOrder = async (wish: OrderWish): Promise<WishOutcome> => {
  try {
    await withIdempotencyKey(`${wish.action}:${wish.order.id}`, (key) => send(wish, key))
    return { kind: 'done' }
  } catch (error) {
    return outcomeOfFailure(error)
  }
}
