import type { LoanScheme } from '@/wire/schemas/finance'
import { loanOffer, type LoanOffer } from './loan'
import type { LoanChoice } from './loan-choice'
import { nearestPlan } from './loan-plan'

/** A plan worked out. */
export interface WorkedOut {
  scheme: LoanScheme
  /** A fraction of the price: 0.3 is 30 %. */
  downPaymentRatio: number
  termMonths: number
  offer: LoanOffer
}

/** Works out the plan that comes nearest to a choice: there is always one, whatever was chosen for another scheme. */
export const workOut = (
  priceFen: number,
  schemes: readonly LoanScheme[],
  choice: LoanChoice,
): WorkedOut | undefined => {
  const scheme = schemes.find(({ schemeId }) => schemeId === choice.schemeId) ?? schemes[0]
  if (!scheme) return undefined
  const plan = nearestPlan(scheme, priceFen, choice)
  return { scheme, ...plan, offer: loanOffer(priceFen, scheme, plan) }
}
