import type { StatusTone } from '@/domain/order/order-status'

/** What the page says of a payment that stands so. */
interface Standing {
  title: string
  text: string
  tone: StatusTone
}

const standing = (title: string, text: string, tone: StatusTone): Standing => ({ title, text, tone })

/** Texts of one payment of an order. */
export const messages = {
  title: 'Payment',
  standings: {
    opened: standing('Not paid yet', 'It was opened and can still be paid.', 'orange'),
    checking: standing('Checking', 'The money is on its way. We tell you when it has come.', 'orange'),
    paid: standing('Paid', 'We have received this payment.', 'green'),
    failed: standing('Declined', 'Nothing was charged.', 'grey'),
    closed: standing('Closed', 'It was replaced or is no longer needed. Nothing was charged.', 'grey'),
    refunding: standing('Refunding', 'This payment is on its way back to you.', 'orange'),
    refunded: standing('Refunded', 'This payment went back to the account that you paid with.', 'grey'),
    refundFailed: standing('Refund failed', 'The refund did not go through. Your money is safe with us.', 'grey'),
  },
  factsTitle: 'Payment',
  amount: 'Amount',
  purpose: 'For',
  purposes: { small: 'Small deposit', big: 'Big deposit', balance: 'Balance' },
  method: 'Method',
  orderNumber: 'Order number',
  payNo: 'Payment number',
  transaction: 'Transaction',
  opened: 'Opened',
  paidAt: 'Paid',
  refundedAt: 'Returned',
  reason: 'Reason',
  shop: 'Shop',
  model: 'Car',
  copy: 'Copy',
  copyPayNo: 'Copy the payment number',
  viewOrder: 'View order',
} as const
