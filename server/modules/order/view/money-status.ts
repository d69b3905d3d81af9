import { OrderStatus, OrderType } from '@/wire/enums/order'
import type { OrderRow } from '../../order-record/row/order-row'

/** How far the money of an order's own payments is on its way back; null of one that no big order took over. */
export type OwnBack = { backStatus: OrderStatus | null } | null

/**
 * Where an order's money is: its status; of a small order that a big one has taken over, that one's. While the two deposits go
 * back, each by its own way, or could not, it is where its own payment is.
 */
export const moneyStatus = ({ orderType, status, linkedStatus }: OrderRow, ownBack: OwnBack): OrderStatus => {
  if (orderType !== OrderType.small || status !== OrderStatus.closed || linkedStatus === null) return status
  const isGoingBack = linkedStatus === OrderStatus.refunding || linkedStatus === OrderStatus.refundFailed
  return isGoingBack ? (ownBack?.backStatus ?? linkedStatus) : linkedStatus
}
