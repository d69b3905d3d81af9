import type { OrderListItem } from '@/wire/schemas/order'

type Amounts = Pick<OrderListItem, 'actualPayAmount' | 'linkSmallOrderAmount' | 'grantedBackAmount'>

/**
 * What a refund of the order gives back, in fen: with the small deposit that was counted towards it, without what finance
 * has given back before.
 */
export const amountBackFen = ({ actualPayAmount, linkSmallOrderAmount, grantedBackAmount }: Amounts): number =>
  actualPayAmount + linkSmallOrderAmount - grantedBackAmount

/** What an order that goes back, or went back, tells of it, in fen: all of its deposit where finance had given back all. */
export const shownBackFen = (order: Amounts): number =>
  amountBackFen(order) || amountBackFen({ ...order, grantedBackAmount: 0 })
