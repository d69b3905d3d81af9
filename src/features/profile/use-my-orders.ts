import { useEffect, useMemo } from 'react'
import type { OrderListItem } from '@/wire/schemas/order'
import { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { useOwn } from '@/hooks/use-own'
import { fetchOrderPage } from '@/services/api/order'
import { cacheSlot } from '@/services/storage/cache'
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
  return kept !== undefined && kept.userId === userId ? kept : NONE
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

/** The customer's orders in short; a visitor has none. Until they are read they are those of the last time. */
export function useMyOrders(): MyOrdersView {
  const userId = useUser()?.id
  const { value: read, refresh } = useOwn(fetchMyOrders)
  const kept = useMemo(() => keptOf(userId), [userId])

  useEffect(() => {
    if (userId !== undefined && read !== undefined) keptSlot.write({ ...read, userId })
    else if (kept === NONE) keptSlot.clear()
  }, [userId, read, kept])

  return { orders: read ?? kept, refresh }
}
