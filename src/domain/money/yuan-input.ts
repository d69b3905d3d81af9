import { readHundredths } from './decimal-text'

/** Ten digits of yuan: more than anything costs. */
const MAX_FEN = 999_999_999_999

/** A share is no amount. */
const PERCENT = /[%％]/

/**
 * Reads an amount as a shopper types it: "98,800.5" -> 9880050 fen; spaces, commas and the sign of the currency do not
 * matter.
 *
 * @returns null for anything that is no amount of yuan with at most two decimals.
 */
export const fenOfInput = (text: string): number | null => {
  const read = PERCENT.test(text) ? undefined : readHundredths(text)
  const isAmount = read !== undefined && read.isExact && read.value >= 0 && read.value <= MAX_FEN
  return isAmount ? read.value : null
}
