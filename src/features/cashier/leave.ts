import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { pageBelow } from '@/services/navigation/return-to'

/** Pages that show the order; going back to one of them is going back to the order. */
const ORDER_PAGES = ['pages/real-order-detail/index', 'pages/mall/order/list', 'pages/mall/order/balance-pay']

/** Leaves the cashier to the order, never to the page that placed it: a second placement would begin there. */
export const leaveCashier = (id: string): Promise<void> => {
  const below = pageBelow()
  return below !== undefined && ORDER_PAGES.includes(below)
    ? goBack('pages/real-order-detail/index', { id })
    : replace('pages/real-order-detail/index', { id })
}
