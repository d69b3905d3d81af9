import type { LoanScheme } from '@/wire/schemas/finance'
import type { LoanChoice } from '@/domain/finance/loan-choice'
import { USUAL_RATE_BP } from '@/domain/finance/loan-input'
import { ownScheme } from './own-scheme'

/** The lenders' schemes for a car, and the shopper's own. */
export const schemesOf = (offered: readonly LoanScheme[], { rateBp }: LoanChoice): LoanScheme[] => [
  ...offered,
  ownScheme(rateBp ?? USUAL_RATE_BP),
]
