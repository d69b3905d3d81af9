import type { OrderListItem } from '@/wire/schemas/order'

/** What a refund of the order gives back, in fen: with the small deposit that was counted towards it. */
export const amountBackFen = ({
  actualPayAmount,
  linkSmallOrderAmount,
}: Pick<OrderListItem, 'actualPayAmount' | 'linkSmallOrderAmount'>): number => actualPayAmount + linkSmallOrderAmount
