import type { LoanScheme } from '@/wire/schemas/finance'
import { OWN_SCHEME_ID } from '@/domain/finance/loan-choice'
import { messages } from './messages'

const BASIS_POINTS = 10_000

/** A scheme with the shopper's own rate, in basis points a year, and nearly any down payment. */
export const ownScheme = (rateBp: number): LoanScheme => ({
  schemeId: OWN_SCHEME_ID,
  schemeName: messages.ownRate,
  annualRate: rateBp / BASIS_POINTS,
  termsMonths: [12, 24, 36, 48, 60],
  minDownPaymentRatio: 0,
  maxDownPaymentRatio: 0.9,
  defaultDownPaymentRatio: 0.3,
  defaultTermMonths: 60,
})
