import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the pages that say how a payment ended. */
const en = {
  successPage: 'Payment',
  paid: 'Deposit paid',
  orderLine: (orderNo: string, method: string) => `${orderNo} · ${method}`,
  carPicture: (model: string) => `${model}, front three-quarter`,
  next: 'Next',
  nextSteps: {
    call: { title: 'Your expert calls you', note: 'To answer questions and to plan a test drive' },
    configure: { title: 'Configure your car', note: 'Paint, wheels, interior and packs' },
    order: { title: 'Order with the big deposit', note: 'This deposit counts towards it' },
  },
  refundPromise: 'You can have the whole deposit back at any time until you lock an order.',
  salesExpert: 'Sales expert',
  callsYou: (shop: string) => `${shop} · calls you`,
  explore: 'Explore',
  viewOrder: 'View order',
  failed: 'Payment failed',
  declinedHeld: 'The bank declined this payment. You have not been charged, and your place is still held.',
  declinedClosed:
    'The bank declined this payment. You have not been charged. The time to pay is over and the order is closed.',
  payWithin: 'Pay within',
  amount: 'Amount',
  orderNumber: 'Order number',
  method: 'Method',
  reason: 'Reason',
  noReason: 'The bank gave none',
  payAgain: 'Pay again',
  callService: (number: string) => `Call customer service ${number}`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
