import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the fields of a loan. */
const en = {
  scheme: 'Scheme',
  downPayment: 'Down payment',
  downPaymentInput: 'Down payment in yuan',
  share: (percent: string) => `${percent} %`,
  shareOf: (percent: string, amount: string) => `${percent} %, ¥${amount}`,
  term: 'Term',
  rateAYear: (percent: string) => `${percent} % a year`,
  monthsNote: 'Months. The lender makes the final offer.',
  useAmount: (amount: string) => `Use ¥${amount}`,
  amountNoNumber: 'Enter an amount in yuan, such as 87510 or 87,510.00.',
  amountTooFine: 'An amount has at most two decimals.',
  atLeast: (percent: string, amount: string) => `At least ${percent} % must be paid down: ¥${amount}.`,
  atMost: (percent: string, amount: string) => `At most ${percent} % can be paid down: ¥${amount}.`,
}

export type Messages = typeof en

export const messages = texts(en, zh)
