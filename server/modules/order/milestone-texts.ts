import { OrderEventKind } from './order-event'

/** Title and note of a milestone. */
export interface MilestoneText {
  title: string
  note: string
}

/** What the shopper reads of each event. */
export const milestoneTexts = {
  [OrderEventKind.placed]: { title: 'Order placed', note: 'A place is kept for you until the payment deadline.' },
  [OrderEventKind.paid]: { title: 'Deposit paid', note: 'We have received your deposit.' },
  [OrderEventKind.cancelled]: { title: 'Order cancelled', note: 'You cancelled this order before paying.' },
  [OrderEventKind.expired]: { title: 'Order closed', note: 'The order was not paid in time.' },
  [OrderEventKind.refundApplied]: { title: 'Refund applied for', note: 'The payment provider has been asked.' },
  [OrderEventKind.refunded]: { title: 'Refunded', note: 'The deposit went back to the account you paid with.' },
  [OrderEventKind.refundFailed]: { title: 'Refund failed', note: 'The payment provider turned the refund down.' },
  [OrderEventKind.moneyReturned]: {
    title: 'Payment returned',
    note: 'A payment came that this order no longer needed. It is on its way back.',
  },
} as const satisfies Record<OrderEventKind, MilestoneText>
