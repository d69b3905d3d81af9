import { SandboxOutcome } from '@/wire/enums/payment'
import type { Purpose } from './purpose'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the cashier. */
const en = {
  title: 'Cashier',
  waitingTitle: 'Payment',
  purposes: {
    small: 'Small deposit',
    big: 'Big deposit',
    balance: 'Balance',
    downPayment: 'Down payment',
  } satisfies Record<Purpose, string>,
  head: (purpose: string, model: string) => `${purpose} · ${model}`,
  payWithin: 'Pay within',
  payWith: 'Pay with',
  recommended: 'Recommended',
  atMost: (amount: string) => `Takes up to ¥${amount} at once`,
  atLeast: (amount: string) => `Takes ¥${amount} or more`,
  notNow: 'Not open for this payment now',
  goOn: 'Go on',
  order: 'Order',
  fromApp: 'Opened from the Vela app. You return there afterwards.',
  brandPurpose: (brand: string, purpose: string) => `${brand} · ${purpose.toLowerCase()}`,
  otherWaysInApp: 'Other methods are in the app',
  backToApp: 'Back to app',
  linkEndedTitle: 'This payment link has ended',
  linkEndedText: 'If you have paid, it counts, and the app shows it. If not, please start the payment again there.',
  orderNumber: 'Order number',
  payingAccount: 'Paying account',
  account: (name: string, phone: string) => `${name} · ${phone}`,
  smallDeducted: 'Small deposit deducted',
  held: 'Your place is held while the timer runs. After that the order closes and nothing is charged.',
  inParts: 'You pay a part of what is left. The rest stays due and can be paid later, in any way.',
  pay: (amount: string) => `Pay ¥${amount}`,
  timeIsUp: 'The time is up, checking',
  ended: {
    cancelled: 'You closed the payment. Nothing has been charged.',
    elsewhere:
      'WeChat Pay does not open from a page inside WeChat. Open this page in your browser by the menu at the top right, or pay in our mini-program. Nothing has been charged.',
  },
  declined: (reason: string) => `Your last try was declined: ${reason}. Nothing has been charged.`,
  unknownReason: 'no reason given',
  sandboxTitle: 'Sandbox payment',
  sandboxNoMoney: 'No money moves.',
  sandboxText: 'WeChat Pay is not connected on this server. Choose what it should answer.',
  sandboxAmount: 'Amount to test',
  sandboxAnswer: 'Answer of the sandbox',
  sandboxAnswers: {
    [SandboxOutcome.success]: { label: 'Success', note: 'Paid at once, notice arrives in 1\u00a0s' },
    [SandboxOutcome.failure]: { label: 'Failure', note: 'Card limit reached, nothing is charged' },
    [SandboxOutcome.delay]: { label: 'Delay', note: 'Pending for 20 s, then paid' },
  } satisfies Record<SandboxOutcome, { label: string; note: string }>,
  test: (amount: string) => `Test ¥${amount}`,
  waitingHead: 'Waiting for the bank',
  waitingText:
    'This is not a failure. WeChat Pay has not answered yet. We ask again every few seconds, and you may leave this page.',
  unknownHead: 'We do not know yet',
  untold: 'WeChat Pay cannot be reached at the moment. We go on asking: please wait a little and check again.',
  unknownText: (why: string) =>
    `${why} Your payment may have been made, so please do not pay again before you have checked.`,
  amount: 'Amount',
  started: 'Started',
  asked: 'Asked',
  askedTimes: (times: string, ago: string | null) => (ago === null ? times : `${times}, last ${ago} ago`),
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  notTwice:
    'Please do not pay a second time. If the money arrives after the timer, it goes back by itself, in 3 to 5 working days.',
  partNotTwice: 'Please do not pay a second time. Money that arrives later counts for what is left to pay.',
  viewOrder: 'View order',
  check: 'Already paid? Check',
  notChecked: 'We could not check',
  offline: 'Your payment is safe: we ask again as soon as you are back.',
  nothingLeftHead: 'Nothing to pay here now',
  nothingLeftText: 'What was due has been paid another way, or its payment is still on its way.',
  closedHead: 'This order is closed',
  closedText:
    'It can no longer be paid. A payment that comes later goes back to you by itself. You can reserve again while the sale is open.',
}

export type Messages = typeof en

export const messages = texts(en, zh)
