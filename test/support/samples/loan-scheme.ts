import type { LoanScheme } from '@/wire/schemas/finance'

/** Vela's own loan. */
export const makeScheme = (changes: Partial<LoanScheme> = {}): LoanScheme => ({
  schemeId: 'vela-low-rate',
  schemeName: 'Vela low rate',
  annualRate: 0.0204,
  termsMonths: [12, 24, 36, 48, 60],
  minDownPaymentRatio: 0.15,
  maxDownPaymentRatio: 0.75,
  defaultDownPaymentRatio: 0.3,
  defaultTermMonths: 60,
  ...changes,
})
