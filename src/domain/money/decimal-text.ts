const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/
/** What people write around a number: currency, percent, separators, spaces of every kind. */
const ORNAMENTS = /[¥￥%％,，\s]/g
const MINUS_SIGNS = /[−–－]/g
/** More digits than any amount here has; a number of that size is only known to be too large. */
const MAX_DIGITS = 12

/** A number that was typed, in hundredths: fen of yuan, basis points of percent. */
export interface Hundredths {
  /** Rounded half away from zero; infinite when it is longer than any amount. */
  value: number
  /** Whether nothing was lost by rounding. */
  isExact: boolean
}

/**
 * Reads what a person types as a number with at most two decimals: "¥87,510.5" -> 8751050, "2.04 %" -> 204. Undefined
 * for everything that is no plain number, such as "", "12a" or "1e5".
 */
export const readHundredths = (text: string): Hundredths | undefined => {
  const plain = text.replace(ORNAMENTS, '').replace(MINUS_SIGNS, '-')
  const [, sign, integer = '', fraction = ''] = DECIMAL.exec(plain) ?? []
  if (sign === undefined || integer + fraction === '') return undefined
  const isNegative = sign === '-'
  if (integer.replace(/^0+/, '').length > MAX_DIGITS) {
    return { value: isNegative ? -Infinity : Infinity, isExact: true }
  }
  const hundredths = Number(`${integer}${fraction.slice(0, 2).padEnd(2, '0')}`) + (fraction.charAt(2) >= '5' ? 1 : 0)
  return { value: isNegative && hundredths > 0 ? -hundredths : hundredths, isExact: /^0*$/.test(fraction.slice(2)) }
}
