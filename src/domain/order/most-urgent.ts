import type { OrderListItem } from '@/wire/schemas/order'
import { OrderAction } from '@/wire/enums/order'

/** Later than any deadline. */
const NEVER = '9'

/**
 * Of orders, the newest first, the one to pay next: the first to run out, else the newest; undefined where none is to
 * be paid.
 */
export const mostUrgent = (orders: readonly OrderListItem[]): OrderListItem | undefined =>
  orders
    .filter(({ nextActions }) => nextActions.includes(OrderAction.pay))
    .sort((one, other) => (one.expirationTime ?? NEVER).localeCompare(other.expirationTime ?? NEVER))[0]
