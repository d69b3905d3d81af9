import { goBack } from '@/services/navigation/go-back'
import { orderViewOf, type OrderView } from './order-view'
import { useOrder } from './use-order'
import { useOrderActions, type OrderActions } from '../actions/use-order-actions'

/** What `useOrderPage` answers. */
export interface OrderPage {
  view: OrderView
  actions: OrderActions
  reload: () => void
  leave: () => void
}

/** One order with its actions; once it is deleted the page is left. */
export function useOrderPage(id: string, isAllowed: boolean): OrderPage {
  const { page, reload } = useOrder(id, isAllowed && id !== '')
  const leave = () => void goBack('pages/mall/order/list')
  const actions = useOrderActions(reload, leave)
  return { view: orderViewOf(page, id), actions, reload, leave }
}
