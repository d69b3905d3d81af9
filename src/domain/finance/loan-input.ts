import type { LoanScheme } from '@/wire/schemas/finance'
import { readHundredths } from '../money/decimal-text'
import { downPaymentBounds } from './loan-plan'

/** What is wrong with a number that was typed. */
export type NumberFault = 'noNumber' | 'tooLow' | 'tooHigh' | 'tooFine'

/** A typed number: good, or what is wrong with it and the nearest one that would be good. */
export type TypedNumber = { fault: null; value: number } | { fault: NumberFault; nearest: number }

interface Bounds {
  min: number
  max: number
  /** Offered in place of what is no number at all. */
  fallback: number
}

const check = (text: string, { min, max, fallback }: Bounds): TypedNumber => {
  const read = readHundredths(text)
  if (read === undefined) return { fault: 'noNumber', nearest: fallback }
  if (read.value < min) return { fault: 'tooLow', nearest: min }
  if (read.value > max) return { fault: 'tooHigh', nearest: max }
  return read.isExact ? { fault: null, value: read.value } : { fault: 'tooFine', nearest: read.value }
}

/** Reads a down payment in yuan; `value` and `nearest` are fen that the scheme takes for this price in fen. */
export const readDownPayment = (text: string, scheme: LoanScheme, priceFen: number): TypedNumber => {
  const { minFen, maxFen, defaultFen } = downPaymentBounds(scheme, priceFen)
  return check(text, { min: minFen, max: maxFen, fallback: defaultFen })
}

/** Basis points (1/100 %) a year: no rate of our own is offered above this. */
const MAX_RATE_BP = 3_600

/** Offered where no rate was typed, in basis points. */
export const USUAL_RATE_BP = 300

/** Reads an annual rate in percent, 0 to 36; `value` and `nearest` are basis points (204 is 2.04 %). */
export const readRate = (text: string): TypedNumber =>
  check(text, { min: 0, max: MAX_RATE_BP, fallback: USUAL_RATE_BP })
