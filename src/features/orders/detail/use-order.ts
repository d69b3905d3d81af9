import type { OrderDetail } from '@/wire/schemas/order'
import { ContractStatus, OrderStatus } from '@/wire/enums/order'
import { SECOND_MS } from '@/domain/time/duration'
import { orderStatusRow } from '@/domain/order/order-status'
import { useFollowedPage } from '@/hooks/use-followed-page'
import { fetchOrder } from '@/services/api/order'
import type { AsyncPage } from '@/services/async-page/async-page'

/** How often an order is read while something outside decides about it at any moment. */
const WAITING_POLL_MS = 5 * SECOND_MS
/** How often any other order is read: bank, factory and dealer take days, and then the open page tells of it. */
const POLL_MS = 30 * SECOND_MS

/** States that end without the shopper: by the payment provider, or by the clock. */
const WAITING: readonly OrderStatus[] = [OrderStatus.pendingPayment, OrderStatus.refunding]

/** An open signing ends by the word of its provider. */
const isWaiting = ({ statusCode, contractStatus }: OrderDetail): boolean =>
  WAITING.includes(statusCode) || contractStatus === ContractStatus.signing

/** What `useOrder` answers. */
export interface LoadedOrder {
  page: AsyncPage<OrderDetail>
  reload: () => void
}

const isOver = ({ orderType, statusCode }: OrderDetail): boolean => orderStatusRow(orderType, statusCode).isTerminal

const restMs = (order: OrderDetail): number | undefined =>
  isOver(order) ? undefined : isWaiting(order) ? WAITING_POLL_MS : POLL_MS

/** One order, read when its page opens, again when it comes back, and at times until nothing can follow. */
export function useOrder(id: string, isAllowed: boolean): LoadedOrder {
  return useFollowedPage(() => fetchOrder(id), { key: id, isEnabled: isAllowed, restMs })
}
