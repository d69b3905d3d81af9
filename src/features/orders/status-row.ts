import type { OrderListItem } from '@/wire/schemas/order'
import { findOrderStatus, orderStatusRow, type OrderStatusRow } from '@/domain/order/order-status'

/** What a status means; one that a newer server made up keeps its name and says nothing more. */
export const statusRowOf = ({
  orderType,
  statusCode,
  statusName,
}: Pick<OrderListItem, 'orderType' | 'statusCode' | 'statusName'>): OrderStatusRow => {
  const status = findOrderStatus(statusCode)
  if (status !== null) return orderStatusRow(orderType, status)
  return { label: statusName, tone: 'grey', scope: 'inProgress', isTerminal: false, showsRefund: false }
}

/** Whether nothing came of the order, or nothing is left of it. */
export const isPast = ({ isTerminal, tone }: OrderStatusRow): boolean => isTerminal && tone === 'grey'
