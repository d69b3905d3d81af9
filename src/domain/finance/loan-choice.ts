/** The scheme that is no lender's: the shopper's own rate, in the calculator. */
export const OWN_SCHEME_ID = 'own'

/** What the shopper has set; everything else is left to the car and the scheme. */
export interface LoanChoice {
  pnoTwelve?: string
  /** Of a configured car, in fen; without it the version's own price counts. */
  priceFen?: number
  /** The code that opens the configured car, where another has shared it. */
  share?: string
  schemeId?: string
  downPaymentFen?: number
  termMonths?: number
  /** Of the scheme with a rate of one's own: basis points a year (204 is 2.04 %). */
  rateBp?: number
}

/** The words of a choice, and its numbers, which travel as text, too, in an address. */
const WORDS = ['pnoTwelve', 'share', 'schemeId'] as const
const NUMBERS = ['priceFen', 'downPaymentFen', 'termMonths', 'rateBp'] as const

const WHOLE = /^\d{1,12}$/

/** A choice as parameters of an address. */
export type LoanLink = Partial<Record<keyof LoanChoice, string>>

/** Writes a choice into an address, so that a reload, a friend or the schedule finds the same plan. */
export const linkOf = (choice: LoanChoice): LoanLink =>
  Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, String(value)]))

/** Whether two choices are the same plan. */
export const isSameChoice = (one: LoanChoice, other: LoanChoice): boolean => {
  const [ones, others] = [linkOf(one), linkOf(other)]
  const names = Object.keys({ ...ones, ...others }) as (keyof LoanLink)[]
  return names.every((name) => ones[name] === others[name])
}

/** Reads a choice from an address; what is no whole number there was never chosen. */
export const readLink = (link: LoanLink): LoanChoice => ({
  ...Object.fromEntries(WORDS.flatMap((name) => (link[name] === undefined ? [] : [[name, link[name]] as const]))),
  ...Object.fromEntries(
    NUMBERS.flatMap((name) => (WHOLE.test(link[name] ?? '') ? [[name, Number(link[name])] as const] : [])),
  ),
})
