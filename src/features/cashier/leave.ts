import Taro from '@tarojs/taro'
import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'

/** Pages that show the order; going back to one of them is going back to the order. */
const ORDER_PAGES = ['pages/real-order-detail/index', 'pages/mall/order/list', 'pages/mall/order/balance-pay']

/** Path of the page under this one, without slash and query. */
const pageBelow = (): string | undefined => {
  const below = Taro.getCurrentPages().slice(-2, -1)[0]
  return (below?.route ?? below?.path)?.replace(/^\//, '').split('?')[0]
}

/** Leaves the cashier to the order, never to the page that placed it: a second placement would begin there. */
export const leaveCashier = (id: string): Promise<void> => {
  const below = pageBelow()
  return below !== undefined && ORDER_PAGES.includes(below)
    ? goBack('pages/real-order-detail/index', { id })
    : replace('pages/real-order-detail/index', { id })
}
