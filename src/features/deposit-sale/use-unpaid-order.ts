import { useCallback, useEffect, useState } from 'react'
import type { OrderListItem } from '@/wire/schemas/order'
import { OrderAction, OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { usePageShown } from '@/hooks/use-page-shown'
import { fetchOrderPage } from '@/services/api/order'
import { useIsLoggedIn } from '@/stores/session'

/** The newest order of a list that waits for its payment. */
const unpaidOf = (orders: readonly OrderListItem[]): OrderListItem | undefined =>
  orders.find(({ nextActions }) => nextActions.includes(OrderAction.pay))

/** What `useUnpaidOrder` answers. */
export interface UnpaidOrderView {
  order: OrderListItem | undefined
  refresh: () => Promise<void>
}

/** The shopper's newest unpaid order; asks only when logged in, each time the page is shown. */
export function useUnpaidOrder(): UnpaidOrderView {
  const isLoggedIn = useIsLoggedIn()
  const isShown = usePageShown()
  const [order, setOrder] = useState<OrderListItem>()

  const refresh = useCallback(async (): Promise<void> => {
    try {
      const query = { orderType: OrderTypeFilter.both, scope: OrderScope.toPay, current: 1, size: 1 }
      setOrder(unpaidOf((await fetchOrderPage(query)).records))
    } catch {
      // A reminder, not the page's matter: without it the shopper still finds the order in "My orders".
      setOrder(undefined)
    }
  }, [])

  useEffect(() => {
    if (isShown && isLoggedIn) void refresh()
  }, [isShown, isLoggedIn, refresh])

  return { order: isLoggedIn ? order : undefined, refresh }
}
