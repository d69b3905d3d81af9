import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of paying a balance in parts. */
const en = {
  title: 'Balance',
  leftToPay: (model: string) => `Left to pay · ${model}`,
  paid: 'Paid',
  checking: 'Checking',
  left: 'Left',
  vehicleTotal: 'Vehicle total',
  depositPaid: 'Deposit paid',
  lenderPays: 'The lender pays',
  total: 'Balance',
  downPayment: 'Down payment',
  payments: 'Payments',
  upTo: (made: number, max: number) => `${made} of up to ${max}`,
  noPayments: 'Nothing has been paid yet.',
  announced: 'Slip uploaded',
  prepared: 'Not announced yet',
  states: { opened: 'Opened', checking: 'Checking', paid: 'Paid' },
  openPayment: (method: string, amount: string, state: string) => `${method}, ¥${amount}, ${state}`,
  openAmount: (what: string, amount: string) => `${what}, ¥${amount}`,
  next: 'Next payment',
  amount: 'Amount in yuan',
  all: 'All',
  payAll: 'Pay all that is left',
  limits: (least: string, method: string, most: string) => `From ¥${least}. ${method} takes up to ¥${most} at once.`,
  wholeRest: 'This payment has to be the whole rest.',
  from: (least: string) => `From ¥${least}.`,
  pay: (amount: string) => `Pay ¥${amount}`,
  payNothing: 'Pay',
  noAmount: 'Enter an amount in yuan.',
  tooLittle: (least: string) => `Pay ¥${least} or more.`,
  tooMuch: (most: string) => `¥${most} is left. Pay no more than that.`,
  inHand: 'A payment is under way. You can pay on as soon as it has ended.',
  allAnnounced: 'All that was due is announced. We confirm transfers within 1 to 2 working days.',
  notDue: 'Nothing is due now. Your order says what comes next.',
  settled: 'Everything due here is paid.',
  viewOrder: 'View order',
}

export type Messages = typeof en

export const messages = texts(en, zh)
