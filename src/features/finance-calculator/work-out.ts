import type { LoanScheme } from '@/contract/entities/finance'
import { loanOffer, type LoanOffer } from '@/domain/loan'
import { USUAL_RATE_BP } from '@/domain/loan-input'
import { nearestPlan } from '@/domain/loan-plan'
import type { CalculatorChoice } from './choice'
import { ownScheme } from './own-scheme'

/** A plan worked out. */
export interface WorkedOut {
  scheme: LoanScheme
  /** A fraction of the price: 0.3 is 30 %. */
  downPaymentRatio: number
  termMonths: number
  offer: LoanOffer
}

/** The lenders' schemes for a car, and the shopper's own. */
export const schemesOf = (offered: readonly LoanScheme[], { rateBp }: CalculatorChoice): LoanScheme[] => [
  ...offered,
  ownScheme(rateBp ?? USUAL_RATE_BP),
]

/** Works out the plan that comes nearest to a choice: there is always one, whatever was chosen for another scheme. */
export const workOut = (priceFen: number, schemes: readonly LoanScheme[], choice: CalculatorChoice): WorkedOut | undefined => {
  const scheme = schemes.find(({ schemeId }) => schemeId === choice.schemeId) ?? schemes[0]
  if (!scheme) return undefined
  const plan = nearestPlan(scheme, priceFen, choice)
  return { scheme, ...plan, offer: loanOffer(priceFen, scheme, plan) }
}
