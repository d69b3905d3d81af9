/** How many decimals a displayed number may have (docs/rules/money.md). */
export const DEFAULT_DECIMALS = 2
const MIN_DECIMALS = 1
const MAX_DECIMALS = 20

/** A number ready to draw: `integer` carries thousands separators, both digit strings are unsigned. */
export interface NumberParts {
  sign: -1 | 0 | 1
  integer: string
  decimals: string
}

/** Adds one to a string of digits: "0199" -> "0200", "999" -> "1000". */
const increment = (digits: string): string => {
  const head = digits.replace(/9+$/, '')
  const zeros = '0'.repeat(digits.length - head.length)
  if (head === '') return `1${zeros}`
  return head.slice(0, -1) + String(Number(head.slice(-1)) + 1) + zeros
}

/** Puts a comma before every third digit from the right: "1299000" -> "1,299,000". */
const groupThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * Rounds a number written as digits to some decimals, half away from zero, and groups its thousands. It works on
 * strings, because binary arithmetic would round 1.005 down.
 *
 * @throws RangeError if decimals is no integer from 1 to 20.
 */
export const splitDigits = (isNegative: boolean, integer: string, fraction: string, decimals: number): NumberParts => {
  if (!Number.isInteger(decimals) || decimals < MIN_DECIMALS || decimals > MAX_DECIMALS) {
    throw new RangeError(`Decimals must be ${MIN_DECIMALS} to ${MAX_DECIMALS}, not ${decimals}`)
  }
  const kept = integer + fraction.slice(0, decimals).padEnd(decimals, '0')
  const rounded = fraction.charAt(decimals) >= '5' ? increment(kept) : kept
  const isZero = /^0+$/.test(rounded)
  return {
    sign: isZero ? 0 : isNegative ? -1 : 1,
    integer: groupThousands(rounded.slice(0, -decimals)),
    decimals: rounded.slice(-decimals),
  }
}

/** Joins the parts of a number: "-1,234.50"; zero never carries a minus. */
export const joinParts = ({ sign, integer, decimals }: NumberParts): string =>
  `${sign < 0 ? '-' : ''}${integer}.${decimals}`

/**
 * Formats a count such as points or likes: 12480 -> "12,480".
 *
 * @throws RangeError if the value is no safe integer.
 */
export const formatCount = (value: number): string => {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a safe integer: ${value}`)
  return `${value < 0 ? '-' : ''}${groupThousands(String(Math.abs(value)))}`
}
