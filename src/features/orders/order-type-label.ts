import { OrderType } from '@/wire/enums/order'
import { messages } from './messages'

/** Name of the deposit that an order was placed with. */
export const ORDER_TYPE_LABELS = {
  [OrderType.small]: messages.smallDeposit,
  [OrderType.big]: messages.bigDeposit,
} as const satisfies Record<OrderType, string>
