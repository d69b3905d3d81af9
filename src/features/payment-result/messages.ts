import { FinanceStatus } from '@/wire/enums/finance'
import { en as finance } from '@/domain/finance/finance-status'
import { texts } from '@/language/texts'
import type { ReturnState } from './kind'
import { zh } from './messages-zh'

/** Texts of the pages that say how a payment ended. */
const en = {
  titles: {
    smallDeposit: 'Deposit paid',
    bigDeposit: 'Big deposit paid',
    transfer: 'Transfer announced',
    part: 'Part paid',
    downPayment: finance[FinanceStatus.downPaymentPaid],
    balance: 'Balance paid in full',
    loan: finance[FinanceStatus.finalPaymentReleased],
  },
  returnedTitles: {
    underWay: 'This payment goes back',
    refunded: 'This payment went back',
    failed: 'Refund failed',
  } satisfies Record<ReturnState, string>,
  orderLine: (orderNo: string, method: string) => `${orderNo} · ${method}`,
  payments: (count: number) => `${count} payments`,
  byLoan: 'Loan',
  carPicture: (model: string) => `${model}, front three-quarter`,
  sums: {
    deposit: 'Big deposit',
    smallDeposit: 'Small deposit',
    smallDeducted: 'Small deposit deducted',
    paymentOn: (method: string, day: string) => `${method}, ${day}`,
    paidSoFar: 'Paid so far',
    announced: 'Announced',
    leftToPay: 'Left to pay',
    nothing: 'Nothing',
    downPayment: 'Down payment',
    depositDeducted: 'Deposit deducted',
    lenderPays: 'The lender pays',
    youPaid: 'You paid',
    lenderPaid: 'Paid by the lender',
  },
  notPaidYet: 'Not paid yet: we look for the money under your remark. You need not do anything else.',
  returned: {
    underWay:
      'Your order did not need this money any more. All of it is on its way back to the account that you paid with.',
    refunded: 'Your order did not need this money any more. All of it went back to the account that you paid with.',
    failed:
      'Your order did not need this money any more. Its refund did not go through. Your money is safe with us, and we look into it.',
  } satisfies Record<ReturnState, string>,
  next: 'Next',
  by: (day: string) => `by ${day}`,
  from: (day: string) => `from ${day}`,
  nextSteps: {
    call: { title: 'Your expert calls you', note: 'To answer questions and to plan a test drive' },
    configure: { title: 'Configure your car', note: 'Paint, wheels, interior and packs' },
    order: { title: 'Order with the big deposit', note: 'This deposit counts towards it' },
    lock: { title: 'Lock the order', note: 'From then on the deposit stays with the car' },
    sign: { title: 'Sign the contract', note: 'As soon as it is ready, in your order' },
    balance: { title: 'Balance and delivery', note: 'When your car is ready' },
    bankSends: { title: 'The bank sends it', note: '1 to 2 working days' },
    found: { title: 'We find it and say so', note: 'Here, and among your messages' },
    opens: { title: 'Delivery opens', note: 'Once nothing is left to pay' },
    rest: { title: 'Pay the rest', note: 'At once or in parts' },
    released: { title: 'The lender pays out the rest', note: 'After its last check' },
    instalments: { title: 'First instalment', note: 'Due to the lender, by the schedule of your loan' },
    delivery: { title: 'Delivery', note: 'Your delivery expert calls you' },
    prepared: { title: 'Your car is prepared', note: 'Inspection and papers' },
    pickUp: { title: 'Pick up your car', note: 'The time is agreed with you' },
    invoice: { title: 'Invoice', note: 'Among the papers of your order' },
  },
  experts: { sales: 'Sales expert', delivery: 'Delivery expert' },
  callsYou: (shop: string) => `${shop} · calls you`,
  explore: 'Explore',
  receipt: 'Receipt',
  slip: 'Slip',
  loan: 'Loan',
  viewOrder: 'View order',
  backToApp: 'Back to app',
  payRest: 'Pay the rest',
  failed: 'Payment failed',
  declinedPart: 'The bank declined this payment. You have not been charged, and can try again at any time.',
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
