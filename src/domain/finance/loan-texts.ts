import { texts } from '@/language/texts'
import { zh } from './loan-texts-zh'

/** The sentences of a loan on its way: an order's head and its application's page say the same. */
export const en = {
  submitted: 'The lender is looking at your application.',
  approved: 'The lender agreed. Your down payment will be due soon.',
  rejected: 'The lender turned your application down. You can apply again, or pay without a loan.',
  downPaymentDue: 'Your down payment is due. Your deposit is already counted.',
  announced: 'Your transfer is being checked, which takes 1 to 2 working days. Nothing more is due.',
  downPaymentPaid: 'Your down payment is paid. The lender pays out the rest.',
}

export type LoanTexts = typeof en

/** What happens next with a loan (docs/rules/finance.md). */
export const LOAN_TEXTS = texts(en, zh)
