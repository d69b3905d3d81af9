import type { OrderListItem } from '@/wire/schemas/order'
import { OrderStatus } from '@/wire/enums/order'
import { inButtonOrder, type BarAction } from './action-looks'

/** Buttons that fit side by side. */
export const MAX_IN_BAR = 2

/** Here money or papers are due, and whatever else may be done stands back behind "More". */
const ONE_THING_MATTERS: readonly OrderStatus[] = [
  OrderStatus.pendingFinalPayment,
  OrderStatus.pendingFinanceSubmission,
  OrderStatus.financeRejected,
  OrderStatus.pendingDownPayment,
]

/** The buttons of an order's bar, and what is under "More"; null where there is no such button. */
export interface OrderBar {
  shown: BarAction[]
  more: BarAction[] | null
}

/** At most two buttons: all actions, or "More" and the one that goes on. */
export const barOf = ({ statusCode, nextActions }: Pick<OrderListItem, 'statusCode' | 'nextActions'>): OrderBar => {
  const actions = inButtonOrder(nextActions)
  if (actions.length <= MAX_IN_BAR && !ONE_THING_MATTERS.includes(statusCode)) return { shown: actions, more: null }
  return { shown: actions.slice(-1), more: actions.slice(0, -1) }
}
