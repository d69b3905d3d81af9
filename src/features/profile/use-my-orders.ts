import { useCallback, useEffect, useState } from 'react'
import type { OrderListItem } from '@/wire/schemas/order'
import { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { useOnline } from '@/hooks/use-online'
import { usePageShown } from '@/hooks/use-page-shown'
import { fetchOrderPage } from '@/services/api/order'
import { cacheSlot } from '@/services/storage/cache'
import { useLanguage } from '@/stores/language'
import { useUser } from '@/stores/session'

/** What "Mine" tells of the customer's orders. */
export interface MyOrders {
  toPayCount: number
  /** The newest order that waits for the customer, else the newest that is under way. */
  current: OrderListItem | undefined
}

const NONE: MyOrders = { toPayCount: 0, current: undefined }

/** As they were last seen, and by whom. */
interface KeptOrders extends MyOrders {
  userId: string
}

// The parts that drawing would stumble over; the storage version covers the rest.
const isKept = (value: unknown): value is KeptOrders => {
  if (typeof value !== 'object' || value === null) return false
  const { userId, toPayCount, current } = value as Partial<KeptOrders>
  const hasCounts = typeof userId === 'string' && typeof toPayCount === 'number'
  return hasCounts && (current === undefined || typeof current.id === 'string')
}

/** For whoever comes back without a network; it goes with the login. */
const keptSlot = cacheSlot<KeptOrders>('my-orders', { isValue: isKept })

const keptOf = (userId: string | undefined): MyOrders => {
  const kept = keptSlot.read()
  if (kept?.userId === userId && kept !== undefined) return kept
  keptSlot.clear()
  return NONE
}

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

/**
 * The customer's orders in short, read each time the page is shown, again in another language and when the network is
 * back; a visitor has none. Until they are read they are those of the last time.
 */
export function useMyOrders(): MyOrdersView {
  const userId = useUser()?.id
  const isShown = usePageShown()
  const language = useLanguage()
  const isOnline = useOnline()
  const [orders, setOrders] = useState(NONE)

  const refresh = useCallback(async (): Promise<void> => {
    try {
      const found = await fetchMyOrders()
      if (userId !== undefined) keptSlot.write({ ...found, userId })
      setOrders(found)
    } catch {
      // A summary only: "My orders" says what went wrong. What was known stays.
    }
  }, [userId])

  useEffect(() => {
    setOrders(keptOf(userId))
  }, [userId])
  useEffect(() => {
    if (userId !== undefined && isShown && isOnline) void refresh()
  }, [userId, isShown, isOnline, language, refresh])

  return { orders, refresh }
}
