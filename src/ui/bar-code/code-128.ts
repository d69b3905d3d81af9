/**
 * How wide bars and gaps are in turn, in modules, for the pairs 00 to 99, the six other signs of the alphabet that are
 * not used here, and its three starts (ISO/IEC 15417).
 */
const WIDTHS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ')
const START_PAIRS = 105
const STOP = '2331112'
const CHECK_MODULUS = 103
/** Light modules that the standard asks for on both sides; readers find the code by them. */
const QUIET_MODULES = 10

const EVEN_DIGITS = /^(\d\d)+$/

const modulesOf = (widths: string): boolean[] =>
  [...widths].flatMap((width, index) => Array<boolean>(Number(width)).fill(index % 2 === 0))

/**
 * The modules of a Code 128 that a till reads as these digits, its quiet zones included; true is dark.
 *
 * @throws RangeError for anything but an even number of digits, of which each pair is one sign.
 */
export const code128 = (digits: string): readonly boolean[] => {
  if (!EVEN_DIGITS.test(digits)) throw new RangeError('A bar code takes an even number of digits.')
  const pairs = (digits.match(/\d\d/g) ?? []).map(Number)
  const check = pairs.reduce((sum, pair, index) => sum + pair * (index + 1), START_PAIRS) % CHECK_MODULUS
  const signs = [START_PAIRS, ...pairs, check].map((sign) => WIDTHS[sign] ?? '')
  const quiet = Array<boolean>(QUIET_MODULES).fill(false)
  return [...quiet, ...modulesOf([...signs.join(''), ...STOP].join('')), ...quiet]
}
