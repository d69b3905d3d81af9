import { useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import type { OrderListItem } from '@/contract/entities/order'
import { OrderScope, OrderTypeFilter } from '@/contract/enums/order'
import { fetchOrderPage } from '@/services/api/order'
import { useIsLoggedIn } from '@/stores/session'

/** What "Mine" tells of the customer's orders. */
export interface MyOrders {
  toPayCount: number
  /** The newest order that waits for the customer, else the newest that is under way. */
  current: OrderListItem | undefined
}

const NONE: MyOrders = { toPayCount: 0, current: undefined }

const newestOf = (scope: OrderScope) =>
  fetchOrderPage({ orderType: OrderTypeFilter.both, scope, current: 1, size: 1 })

const fetchMyOrders = async (): Promise<MyOrders> => {
  const toPay = await newestOf(OrderScope.toPay)
  const [unpaid] = toPay.records
  if (unpaid) return { toPayCount: toPay.total, current: unpaid }
  const underWay = await newestOf(OrderScope.inProgress)
  return { toPayCount: 0, current: underWay.records[0] }
}

/** The customer's orders in short, read each time the page is shown; a visitor has none. */
export function useMyOrders() {
  const isLoggedIn = useIsLoggedIn()
  const [orders, setOrders] = useState(NONE)

  const refresh = async () => {
    try {
      setOrders(isLoggedIn ? await fetchMyOrders() : NONE)
    } catch {
      // A summary only: "My orders" says what went wrong. What was known stays.
    }
  }

  useDidShow(() => void refresh())
  useEffect(() => {
    if (!isLoggedIn) setOrders(NONE)
  }, [isLoggedIn])

  return { orders, refresh: () => void refresh() }
}
