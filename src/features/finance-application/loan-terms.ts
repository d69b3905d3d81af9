import type { LoanTerms, FinanceApplication } from '@/wire/schemas/loan'
import { OWN_SCHEME_ID, type LoanChoice, type LoanLink } from '@/domain/finance/loan-choice'
import type { WorkedOut } from '@/domain/finance/work-out-loan'

const BASIS_POINTS = 10_000

/** The choice that leads to terms; nothing is chosen before there are any. */
export const choiceOf = (terms: LoanTerms | null): LoanChoice => {
  if (terms === null) return {}
  const { schemeId, downPaymentFen, termMonths } = terms
  return { schemeId, downPaymentFen, termMonths }
}

/** A plan that is being chosen, in the form of one that was applied for. */
export const termsOf = ({ scheme, downPaymentRatio, termMonths, offer }: WorkedOut): LoanTerms => {
  const { schemeId, schemeName, annualRate } = scheme
  const { downPaymentFen, loanFen, monthlyFen, interestFen } = offer
  return {
    schemeId,
    schemeName,
    annualRate,
    downPaymentRatio,
    termMonths,
    downPaymentFen,
    loanFen,
    monthlyFen,
    interestFen,
  }
}

/** Whether two plans ask for the same loan; what it costs may differ. */
export const isSamePlan = (one: LoanTerms, other: LoanTerms | null): boolean =>
  other !== null &&
  one.schemeId === other.schemeId &&
  one.termMonths === other.termMonths &&
  one.downPaymentFen === other.downPaymentFen

/**
 * Leads to the months of a plan. A scheme that has another rate by now, or is gone, is shown as a rate of one's own, so
 * that the months are those that were applied for.
 */
export const scheduleLink = (
  { orderId, pnoTwelve, vehicleTotalFen, schemes }: FinanceApplication,
  { schemeId, annualRate, downPaymentFen, termMonths }: LoanTerms,
): LoanLink & { view: string; orderId: string } => {
  const isOffered = schemes.some((scheme) => scheme.schemeId === schemeId && scheme.annualRate === annualRate)
  return {
    orderId,
    view: 'schedule',
    pnoTwelve,
    priceFen: String(vehicleTotalFen),
    downPaymentFen: String(downPaymentFen),
    termMonths: String(termMonths),
    ...(isOffered ? { schemeId } : { schemeId: OWN_SCHEME_ID, rateBp: String(Math.round(annualRate * BASIS_POINTS)) }),
  }
}
