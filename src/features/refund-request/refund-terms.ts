import type { OrderDetail } from '@/wire/schemas/order'
import { messages } from './messages'

/** What the shopper has to know before the deposit of this order goes back. */
export const refundTerms = ({ linkSmallOrderAmount }: Pick<OrderDetail, 'linkSmallOrderAmount'>): string[] => {
  const { whole, route, linked, closes, place, failure } = messages.terms
  return [whole, route, ...(linkSmallOrderAmount > 0 ? [linked] : []), closes, place, failure]
}
