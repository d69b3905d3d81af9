import { useRef } from 'react'
import { useDidHide } from '@tarojs/taro'
import type { OrderDetail } from '@/wire/schemas/order'
import { ContractStatus, OrderStatus } from '@/wire/enums/order'
import { SECOND_MS } from '@/domain/time/duration'
import { orderStatusRow } from '@/domain/order/order-status'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePolling } from '@/hooks/use-polling'
import { useReadOnShow } from '@/hooks/use-page-shown'
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

/** One order, read when its page opens, again when it comes back, and at times until nothing can follow. */
export function useOrder(id: string, isAllowed: boolean): LoadedOrder {
  const readAtMs = useRef(0)
  const read = async (): Promise<OrderDetail> => {
    const order = await fetchOrder(id)
    readAtMs.current = Date.now()
    return order
  }
  const { page, reload, setData } = useAsyncPage(read, { key: id, isEnabled: isAllowed })
  const order = page.status === 'ready' ? page.data : null
  const isFollowed = order !== null && !isOver(order)
  const restMs = order !== null && isWaiting(order) ? WAITING_POLL_MS : POLL_MS

  usePolling(
    async () => {
      // The polling starts with a reading; right after the page's own there is nothing new.
      if (Date.now() - readAtMs.current >= restMs) setData(await read())
    },
    { intervalMs: WAITING_POLL_MS, isEnabled: isAllowed && isFollowed, onFailure: reload },
  )
  useDidHide(() => {
    // Whatever the shopper does elsewhere may change the order.
    readAtMs.current = 0
  })
  useReadOnShow(page.status === 'ready' && !isFollowed, reload)

  return { page, reload }
}
