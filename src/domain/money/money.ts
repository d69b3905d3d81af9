import { DEFAULT_DECIMALS, joinParts, splitDigits, type NumberParts } from './number-format'

const FEN_PER_YUAN = 100

/**
 * Yuan amounts from here on are refused on the wire: above 15 digits two amounts a fen apart may be one and the same
 * number in JSON, so the fen could not be told.
 */
const WIRE_YUAN_LIMIT = 1e13

const YUAN_AND_FEN = /^-?(\d+)(?:\.(\d{1,2}))?$/

const checkedFen = (amountFen: number): number => {
  if (!Number.isSafeInteger(amountFen)) throw new RangeError(`Not an amount in fen: ${amountFen}`)
  return amountFen
}

/**
 * Splits an amount for ui/price, which draws symbol, integer and decimals in different sizes.
 *
 * @param amountFen - integer fen; negative means money that flows back.
 * @param decimals - 1 to 20, default 2 (docs/rules/money.md).
 * @throws RangeError if the amount is no safe integer or decimals is out of range.
 */
export const splitYuan = (amountFen: number, decimals: number = DEFAULT_DECIMALS): NumberParts => {
  const digits = String(Math.abs(checkedFen(amountFen))).padStart(3, '0')
  return splitDigits(amountFen < 0, digits.slice(0, -2), digits.slice(-2), decimals)
}

/**
 * Formats an amount for display: 12990000 -> "129,900.00".
 *
 * @param amountFen - integer fen (1/100 yuan); negative means a refund.
 * @param decimals - 1 to 20, default 2; one decimal rounds half away from zero.
 * @throws RangeError if the amount is no safe integer or decimals is out of range.
 */
export const formatYuan = (amountFen: number, decimals: number = DEFAULT_DECIMALS): string =>
  joinParts(splitYuan(amountFen, decimals))

/**
 * Turns a market price, which travels in yuan, into integer fen.
 *
 * @throws RangeError on more than two decimals or from WIRE_YUAN_LIMIT on.
 */
export const yuanToFen = (yuan: number): number => {
  const [, whole, fen = ''] = YUAN_AND_FEN.exec(String(yuan)) ?? []
  if (whole === undefined || Math.abs(yuan) >= WIRE_YUAN_LIMIT) throw new RangeError(`Not an amount in yuan: ${yuan}`)
  const amountFen = Number(whole) * FEN_PER_YUAN + Number(fen.padEnd(2, '0'))
  return yuan < 0 ? -amountFen : amountFen
}

/**
 * Turns integer fen into the yuan a market price travels in; the inverse of yuanToFen.
 *
 * @throws RangeError if the amount is no safe integer or reaches WIRE_YUAN_LIMIT.
 */
export const fenToYuan = (amountFen: number): number => {
  const yuan = checkedFen(amountFen) / FEN_PER_YUAN
  if (Math.abs(yuan) >= WIRE_YUAN_LIMIT) throw new RangeError(`Too large for the wire: ${amountFen} fen`)
  return yuan
}

/**
 * Adds amounts in fen.
 *
 * @throws RangeError if an amount or the sum is no safe integer.
 */
export const sumFen = (amountsFen: readonly number[]): number =>
  amountsFen.reduce((sum, amountFen) => checkedFen(sum + checkedFen(amountFen)), 0)
