import type { OrderListItem } from '@/wire/schemas/order'
import { OrderAction, OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { useOwn } from '@/hooks/use-own'
import { fetchOrderPage } from '@/services/api/order'

/** The newest order of a list that waits for its payment. */
const unpaidOf = (orders: readonly OrderListItem[]): OrderListItem | undefined =>
  orders.find(({ nextActions }) => nextActions.includes(OrderAction.pay))

const QUERY = { orderType: OrderTypeFilter.both, scope: OrderScope.toPay, current: 1, size: 1 } as const

/** A reminder, not the page's matter: without it the shopper still finds the order in "My orders". */
const fetchUnpaid = (): Promise<OrderListItem | undefined> =>
  fetchOrderPage(QUERY).then(
    ({ records }) => unpaidOf(records),
    () => undefined,
  )

/** What `useUnpaidOrder` answers. */
export interface UnpaidOrderView {
  order: OrderListItem | undefined
  refresh: () => Promise<void>
}

/** The shopper's newest unpaid order. */
export function useUnpaidOrder(): UnpaidOrderView {
  const { value: order, refresh } = useOwn(fetchUnpaid)
  return { order, refresh }
}
