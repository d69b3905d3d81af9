import type { OrderListItem } from '@/wire/schemas/order'

type BackBefore = Pick<OrderListItem, 'grantedBackAmount' | 'broughtBackAmount'>
type Amounts = Pick<OrderListItem, 'actualPayAmount' | 'linkSmallOrderAmount'> & BackBefore

/** What of the deposit is no part of its refund, in fen: what finance gave back, and what an earlier refund has brought. */
export const backBeforeFen = ({ grantedBackAmount, broughtBackAmount }: BackBefore): number =>
  grantedBackAmount + broughtBackAmount

/**
 * What a refund of the order gives back, in fen: with the small deposit that was counted towards it, without what went back
 * before.
 */
export const amountBackFen = (order: Amounts): number =>
  order.actualPayAmount + order.linkSmallOrderAmount - backBeforeFen(order)

/**
 * What an order that goes back, or went back, tells of it, in fen: what finance gave back, where nothing else is left
 * to go back.
 */
export const shownBackFen = (order: Amounts): number =>
  amountBackFen(order) || amountBackFen({ ...order, grantedBackAmount: 0 })
