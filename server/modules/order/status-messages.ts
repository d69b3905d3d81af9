import { OrderStatus, OrderType } from '@/contract/enums/order'

/** The sentence under an order's status, where one helps. */
export interface StatusMessage {
  message: string
  /** Before the deadline, "Pay before 2026-11-20 10:30:00". */
  deadlinePrefix?: string
}

const smallOrder: Partial<Record<OrderStatus, StatusMessage>> = {
  [OrderStatus.pendingPayment]: {
    message: 'Pay now to keep your place. Nothing is charged if you do not.',
    deadlinePrefix: 'Pay before',
  },
  [OrderStatus.paid]: { message: 'Your place is kept. You can have the deposit back until you lock an order.' },
  [OrderStatus.refunding]: { message: 'Your deposit is on its way back to you.' },
  [OrderStatus.refundFailed]: { message: 'The refund did not go through. Your money is safe; please apply again.' },
  [OrderStatus.refunded]: { message: 'Your deposit went back to the account you paid with.' },
  [OrderStatus.closed]: { message: 'This order was not paid in time. Nothing was charged.' },
  [OrderStatus.cancelled]: { message: 'You cancelled this order. Nothing was charged.' },
}

const tables: Record<OrderType, Partial<Record<OrderStatus, StatusMessage>>> = {
  [OrderType.small]: smallOrder,
  [OrderType.big]: {},
}

const NO_MESSAGE: StatusMessage = { message: '' }

/** The texts of a status; empty where the label says it all. */
export const statusMessage = (orderType: OrderType, status: OrderStatus): StatusMessage =>
  tables[orderType][status] ?? NO_MESSAGE
