import { useCallback, useEffect, useState } from 'react'
import type { OrderListItem } from '@/wire/schemas/order'
import { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { usePageShown } from '@/hooks/use-page-shown'
import { fetchOrderPage } from '@/services/api/order'
import { useLanguage } from '@/stores/language'
import { useIsLoggedIn } from '@/stores/session'

/** What "Mine" tells of the customer's orders. */
export interface MyOrders {
  toPayCount: number
  /** The newest order that waits for the customer, else the newest that is under way. */
  current: OrderListItem | undefined
}

const NONE: MyOrders = { toPayCount: 0, current: undefined }

const newestOf = (scope: OrderScope) => fetchOrderPage({ orderType: OrderTypeFilter.both, scope, current: 1, size: 1 })

const fetchMyOrders = async (): Promise<MyOrders> => {
  const toPay = await newestOf(OrderScope.toPay)
  const [unpaid] = toPay.records
  if (unpaid) return { toPayCount: toPay.total, current: unpaid }
  const underWay = await newestOf(OrderScope.inProgress)
  return { toPayCount: 0, current: underWay.records[0] }
}

/** What `useMyOrders` answers. */
export interface MyOrdersView {
  orders: MyOrders
  refresh: () => Promise<void>
}

/** The customer's orders in short, read each time the page is shown, and again in another language; a visitor has none. */
export function useMyOrders(): MyOrdersView {
  const isLoggedIn = useIsLoggedIn()
  const isShown = usePageShown()
  const language = useLanguage()
  const [orders, setOrders] = useState(NONE)

  const refresh = useCallback(async (): Promise<void> => {
    try {
      setOrders(await fetchMyOrders())
    } catch {
      // A summary only: "My orders" says what went wrong. What was known stays.
    }
  }, [])

  useEffect(() => {
    if (!isLoggedIn) setOrders(NONE)
    else if (isShown) void refresh()
  }, [isLoggedIn, isShown, language, refresh])

  return { orders, refresh }
}
