import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the schedule of a loan. */
const en = {
  table: 'Payments month by month',
  month: 'Month',
  paidOff: 'Loan',
  interest: 'Interest',
  left: 'Left',
}

export type Messages = typeof en

export const messages = texts(en, zh)
