const MONTHS_A_YEAR = 12

/** One month of a loan; all amounts are integer fen. */
export interface Instalment {
  /** Counts from 1. */
  month: number
  paymentFen: number
  principalFen: number
  interestFen: number
  /** What is still owed after this payment. */
  leftFen: number
}

const checkLoan = (principalFen: number, annualRate: number, months: number): void => {
  if (!Number.isSafeInteger(principalFen) || principalFen < 0) {
    throw new RangeError(`Not a principal in fen: ${principalFen}`)
  }
  if (!Number.isFinite(annualRate) || annualRate < 0) throw new RangeError(`Not an annual rate: ${annualRate}`)
  if (!Number.isSafeInteger(months) || months < 1) throw new RangeError(`Not a number of months: ${months}`)
}

/**
 * The equal payment of each month in fen, rounded half up. The annual rate is divided by 12; a zero rate divides the
 * principal evenly (docs/rules/finance.md).
 *
 * @param annualRate - a fraction: 0.0204 is 2.04 % a year.
 * @throws RangeError on a negative or fractional principal, a negative rate or less than one month.
 */
export const monthlyInstalmentFen = (principalFen: number, annualRate: number, months: number): number => {
  checkLoan(principalFen, annualRate, months)
  const monthlyRate = annualRate / MONTHS_A_YEAR
  // 1 - (1 + rate)^-months, written so that a tiny rate loses no digits.
  const discount = -Math.expm1(-months * Math.log1p(monthlyRate))
  return Math.round(discount === 0 ? principalFen / months : (principalFen * monthlyRate) / discount)
}

/**
 * The payments of a loan, month by month. Each month's interest is what is owed times a twelfth of the annual rate,
 * rounded half up to the fen; the rest of the payment pays off the loan. The last payment clears what rounding left, so
 * the principal parts sum to the principal exactly.
 *
 * @throws RangeError as monthlyInstalmentFen does.
 */
export const instalmentSchedule = (principalFen: number, annualRate: number, months: number): Instalment[] => {
  const instalmentFen = monthlyInstalmentFen(principalFen, annualRate, months)
  let leftFen = principalFen
  return Array.from({ length: months }, (_, index) => {
    const interestFen = Math.round((leftFen * annualRate) / MONTHS_A_YEAR)
    const paidOffFen = index === months - 1 ? leftFen : Math.min(leftFen, instalmentFen - interestFen)
    leftFen -= paidOffFen
    return { month: index + 1, paymentFen: paidOffFen + interestFen, principalFen: paidOffFen, interestFen, leftFen }
  })
}

/** What a loan costs above its principal, in fen: the interest of its whole schedule. */
export const totalInterestFen = (schedule: readonly Instalment[]): number =>
  schedule.reduce((sum, { interestFen }) => sum + interestFen, 0)
