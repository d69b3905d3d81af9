import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import type { OrderListItem } from '@/contract/entities/order'
import { OrderAction, OrderScope, OrderTypeFilter } from '@/contract/enums/order'
import { fetchOrderPage } from '@/services/api/order'
import { useIsLoggedIn } from '@/stores/session'

/** The newest order that waits for its payment; asks only when logged in, each time the page is shown. */
export function useUnpaidOrder() {
  const isLoggedIn = useIsLoggedIn()
  const [order, setOrder] = useState<OrderListItem>()

  const refresh = async () => {
    if (!isLoggedIn) {
      setOrder(undefined)
      return
    }
    try {
      const page = await fetchOrderPage({ orderType: OrderTypeFilter.both, scope: OrderScope.toPay, current: 1, size: 1 })
      setOrder(page.records.find(({ nextActions }) => nextActions.includes(OrderAction.pay)))
    } catch {
      // A reminder, not the page's matter: without it the shopper still finds the order in "My orders".
      setOrder(undefined)
    }
  }

  useDidShow(() => void refresh())
  return { order, refresh }
}
