import type { LoanScheme } from '@/wire/schemas/finance'
import { instalmentSchedule, monthlyInstalmentFen, totalInterestFen, type Instalment } from './instalment'

/** The down payment of a price in fen, rounded half up to the fen. */
const downPaymentFen = (priceFen: number, ratio: number): number => Math.round(priceFen * ratio)

/** What a shopper sets: the down payment as a fraction of the price (0.3 = 30 %) and the term in months. */
export interface LoanPlan {
  downPaymentRatio: number
  termMonths: number
}

/** A loan worked out; all amounts are integer fen. */
export interface LoanOffer {
  downPaymentFen: number
  loanFen: number
  monthlyFen: number
  interestFen: number
  schedule: Instalment[]
}

/** Why a scheme does not allow a plan. */
export type LoanFault = 'downPaymentTooLow' | 'downPaymentTooHigh' | 'termNotOffered' | 'rateInvalid'

/** The plan that a calculator starts with. */
const defaultPlan = (scheme: LoanScheme): LoanPlan => ({
  downPaymentRatio: scheme.defaultDownPaymentRatio,
  termMonths: scheme.defaultTermMonths,
})

/** All reasons why a scheme does not allow a plan; none means that loanOffer works it out. */
export const loanFaults = (scheme: LoanScheme, { downPaymentRatio, termMonths }: LoanPlan): LoanFault[] => {
  const checks: Record<LoanFault, boolean> = {
    // Asked as "not at least", so that what is no number at all is a fault too.
    downPaymentTooLow: !(downPaymentRatio >= scheme.minDownPaymentRatio),
    downPaymentTooHigh: downPaymentRatio > scheme.maxDownPaymentRatio,
    termNotOffered: !scheme.termsMonths.includes(termMonths),
    rateInvalid: !(scheme.annualRate >= 0 && Number.isFinite(scheme.annualRate)),
  }
  return (Object.keys(checks) as LoanFault[]).filter((fault) => checks[fault])
}

/** What a month costs, in fen (docs/rules/finance.md). Throws as loanOffer. */
const monthlyPaymentFen = (priceFen: number, scheme: LoanScheme, plan: LoanPlan): number => {
  const [fault] = loanFaults(scheme, plan)
  if (fault) throw new RangeError(`Not a plan of ${scheme.schemeId}: ${fault}`)
  return monthlyInstalmentFen(
    priceFen - downPaymentFen(priceFen, plan.downPaymentRatio),
    scheme.annualRate,
    plan.termMonths,
  )
}

/**
 * What a month costs in the terms that a version is advertised with, in fen: those of its first loan. Undefined without
 * a loan, or with one whose own defaults it does not allow.
 */
export const advertisedMonthlyFen = (priceFen: number, [scheme]: readonly LoanScheme[]): number | undefined => {
  if (scheme === undefined) return undefined
  const plan = defaultPlan(scheme)
  return loanFaults(scheme, plan).length === 0 ? monthlyPaymentFen(priceFen, scheme, plan) : undefined
}

/**
 * Works a loan out month by month: the calculator's figures and its schedule.
 *
 * @throws RangeError when loanFaults names a fault, or the price is no amount in fen.
 */
export const loanOffer = (priceFen: number, scheme: LoanScheme, plan: LoanPlan): LoanOffer => {
  const monthlyFen = monthlyPaymentFen(priceFen, scheme, plan)
  const downFen = downPaymentFen(priceFen, plan.downPaymentRatio)
  const schedule = instalmentSchedule(priceFen - downFen, scheme.annualRate, plan.termMonths)
  return {
    downPaymentFen: downFen,
    loanFen: priceFen - downFen,
    monthlyFen,
    interestFen: totalInterestFen(schedule),
    schedule,
  }
}
