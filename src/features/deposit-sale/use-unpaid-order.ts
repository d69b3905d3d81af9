import type { OrderListItem } from '@/wire/schemas/order'
import { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { mostUrgent } from '@/domain/order/most-urgent'
import { useOwn } from '@/hooks/use-own'
import { fetchOrderPage } from '@/services/api/order'

/** More than anybody has to pay at a time. */
const MOST = 10

const QUERY = { orderType: OrderTypeFilter.both, scope: OrderScope.toPay, current: 1, size: MOST } as const

/** A reminder, not the page's matter: without it the shopper still finds the order in "My orders". */
const fetchUnpaid = (): Promise<OrderListItem | undefined> =>
  fetchOrderPage(QUERY).then(({ records }) => mostUrgent(records))

/** What `useUnpaidOrder` answers. */
export interface UnpaidOrderView {
  order: OrderListItem | undefined
  refresh: () => Promise<void>
}

/** The order that the shopper has to pay next. */
export function useUnpaidOrder(): UnpaidOrderView {
  const { value: order, refresh } = useOwn(fetchUnpaid)
  return { order, refresh }
}
