import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of one payment of an order. */
const en = {
  title: 'Payment',
  heads: {
    opened: { title: 'Not paid yet', text: 'It was opened and can still be paid.' },
    checking: { title: 'Checking', text: 'The money is on its way. We tell you when it has come.' },
    paid: { title: 'Paid', text: 'We have received this payment.' },
    failed: { title: 'Declined', text: 'Nothing was charged.' },
    closed: {
      title: 'Closed',
      text: 'It was replaced or is no longer needed. Money that comes for it later counts for the order, or goes back to you.',
    },
    refunding: { title: 'Refunding', text: 'This payment is on its way back to you.' },
    refunded: { title: 'Refunded', text: 'This payment went back to the account that you paid with.' },
    partRefunding: {
      title: 'Paid',
      text: 'A part of this payment is on its way back to you. Your order counts all of it as paid.',
    },
    partRefunded: {
      title: 'Paid',
      text: 'A part of this payment went back to you. Your order counts all of it as paid.',
    },
    refundFailed: { title: 'Refund failed', text: 'The refund did not go through. Your money is safe with us.' },
  },
  amount: 'Amount',
  purpose: 'For',
  purposes: { small: 'Small deposit', big: 'Big deposit', balance: 'Balance', payout: 'Paid out by the lender' },
  method: 'Method',
  orderNumber: 'Order number',
  payNo: 'Payment number',
  transaction: 'Transaction',
  opened: 'Opened',
  paidAt: 'Paid',
  refunded: 'Given back',
  refundedAt: 'Returned',
  reason: 'Reason',
  shop: 'Shop',
  model: 'Car',
  copyPayNo: 'Copy the payment number',
  viewOrder: 'View order',
  goOn: 'Pay now',
}

export type Messages = typeof en

export const messages = texts(en, zh)
