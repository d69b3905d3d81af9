import type { OrderListItem } from '@/wire/schemas/order'
import { OrderStatus, OrderType } from '@/wire/enums/order'

/**
 * Whether an order is locked and waits for its contract. The status that closes a small order is the one of a locked big
 * order: "closed" says only there that nothing can be changed any more.
 */
export const isLocked = ({ orderType, statusCode }: Pick<OrderListItem, 'orderType' | 'statusCode'>): boolean =>
  orderType === OrderType.big && statusCode === OrderStatus.closed
