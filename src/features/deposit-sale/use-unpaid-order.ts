import type { OrderListItem } from '@/wire/schemas/order'
import { mostUrgent } from '@/domain/order/most-urgent'
import { useAfterClosing } from '@/hooks/use-countdown'
import { useOwn } from '@/hooks/use-own'
import { fetchOrdersToPay } from '@/services/orders-to-pay'

/** A reminder, not the page's matter: without it the shopper still finds the order in "My orders". */
const fetchUnpaid = (): Promise<OrderListItem | undefined> =>
  fetchOrdersToPay().then(({ records }) => mostUrgent(records))

/** What `useUnpaidOrder` answers. */
export interface UnpaidOrderView {
  order: OrderListItem | undefined
  /** Its time is up. */
  onEnd: () => void
}

/** The order that the shopper has to pay next. */
export function useUnpaidOrder(): UnpaidOrderView {
  const { value: order, refresh } = useOwn(fetchUnpaid)
  return { order, onEnd: useAfterClosing(refresh) }
}
