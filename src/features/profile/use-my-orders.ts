import { useEffect, useMemo } from 'react'
import type { OrderListItem } from '@/wire/schemas/order'
import { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { mostUrgent } from '@/domain/order/most-urgent'
import { useOwn } from '@/hooks/use-own'
import { fetchOrderPage } from '@/services/api/order'
import { fetchOrdersToPay } from '@/services/orders-to-pay'
import { cacheSlot } from '@/services/storage/cache'
import { isRecord } from '@/services/storage/is-record'
import { useUser } from '@/stores/session'

/** What "Mine" tells of the customer's orders. */
export interface MyOrders {
  toPayCount: number
  /** The order to pay next, else the newest that is under way. */
  current: OrderListItem | undefined
}

const NONE: MyOrders = { toPayCount: 0, current: undefined }

/** As they were last seen, and by whom. */
interface KeptOrders extends MyOrders {
  userId: string
}

// The parts that drawing would stumble over; the storage version covers the rest.
const isKept = (value: unknown): value is KeptOrders =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  typeof value.toPayCount === 'number' &&
  (value.current === undefined || (isRecord(value.current) && typeof value.current.id === 'string'))

/** For whoever comes back without a network; it goes with the login. */
const keptSlot = cacheSlot<KeptOrders>('my-orders', { isValue: isKept })

const keptOf = (userId: string | undefined): MyOrders => {
  const kept = keptSlot.read()
  return kept !== undefined && kept.userId === userId ? kept : NONE
}

const newestUnderWay = () =>
  fetchOrderPage({ orderType: OrderTypeFilter.both, scope: OrderScope.inProgress, current: 1, size: 1 })

const fetchMyOrders = async (): Promise<MyOrders> => {
  const toPay = await fetchOrdersToPay()
  const [unpaid] = toPay.records
  // One that waits for a transfer to arrive has nothing to pay now, and is shown where no other has.
  if (unpaid) return { toPayCount: toPay.total, current: mostUrgent(toPay.records) ?? unpaid }
  return { toPayCount: 0, current: (await newestUnderWay()).records[0] }
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
