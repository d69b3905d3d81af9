import { OrderType } from '@/wire/enums/order'
import { messages } from './messages'

/** Name of the deposit that an order was placed with. */
export const orderTypeLabel = (type: OrderType): string =>
  type === OrderType.small ? messages.smallDeposit : messages.bigDeposit
