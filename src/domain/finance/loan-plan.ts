import type { LoanScheme } from '@/wire/schemas/finance'
import type { LoanPlan } from './loan'

const BASIS_POINTS = 10_000

/** Ratios have at most four decimals; as whole basis points no bound is a fen off. */
const basisPoints = (ratio: number): number => Math.round(ratio * BASIS_POINTS)

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** What may be paid down, in whole fen. */
export interface DownPaymentBounds {
  minFen: number
  maxFen: number
  defaultFen: number
}

/** The least, the most and the usual down payment of a scheme for a price in fen; both bounds can be paid. */
export const downPaymentBounds = (scheme: LoanScheme, priceFen: number): DownPaymentBounds => {
  const partOf = (ratio: number) => (priceFen * basisPoints(ratio)) / BASIS_POINTS
  const minFen = Math.ceil(partOf(scheme.minDownPaymentRatio))
  const maxFen = Math.max(minFen, Math.floor(partOf(scheme.maxDownPaymentRatio)))
  return { minFen, maxFen, defaultFen: clamp(Math.round(partOf(scheme.defaultDownPaymentRatio)), minFen, maxFen) }
}

/** What a shopper wishes of a loan; what is left out is left to the scheme. */
export interface LoanWish {
  downPaymentFen?: number | undefined
  termMonths?: number | undefined
}

const nearestTerm = (terms: readonly number[], wanted: number): number =>
  terms.reduce((best, term) => (Math.abs(term - wanted) < Math.abs(best - wanted) ? term : best))

/** The plan of a scheme that comes nearest to a wish: loanOffer works it out whatever was wished. */
export const nearestPlan = (
  scheme: LoanScheme,
  priceFen: number,
  { downPaymentFen, termMonths }: LoanWish,
): LoanPlan => {
  const { minFen, maxFen, defaultFen } = downPaymentBounds(scheme, priceFen)
  const downFen = clamp(Math.round(downPaymentFen ?? defaultFen), minFen, maxFen)
  return {
    downPaymentRatio: priceFen === 0 ? scheme.defaultDownPaymentRatio : downFen / priceFen,
    termMonths: nearestTerm(scheme.termsMonths, termMonths ?? scheme.defaultTermMonths),
  }
}
