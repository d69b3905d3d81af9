import { CHINESE_DIGITS, CHINESE_MESSENGERS } from './comment-words-zh'

/** The number of a mobile phone, or any other by which one is reached: eight digits and more. */
const NUMBER = /\d{8,}/

/** What people leave between the digits of any number. */
const GAP = '[\\s.\\-–—_()]'
const GAPS = new RegExp(`(?<=\\d)${GAP}+(?=\\d)`, 'g')

/** A day, which has as many digits and reaches nobody: "2008.08.08", unless more digits stand beside it. */
const DAY = new RegExp(
  `(?:19|20)\\d\\d(?<!\\d${GAP}*\\d{4})([.-])(?:0?[1-9]|1[0-2])\\1(?:0?[1-9]|[12]\\d|3[01])(?!${GAP}*\\d)`,
  'g',
)

/** A mobile phone, a hotline, or a telephone with its area. */
const TELEPHONE = /(?<!\d)(?:(?:00)?86)?(?:1[3-9]\d{9}|[48]00\d{7}|0\d{9,11})(?!\d)/

/** What else parts the digits of a telephone; between other figures it is a day's, a span's or a product's own sign. */
const SIGNS = /(?<=\d)[^\p{L}\p{N}\p{Sc}]+(?=\d)/gu

/** Figures that stand beside others: "188,000, 99,000" and "14:00, 100 people" have eleven digits as well. */
const FIGURE = /(?<!\d|\d,)\d{1,3}(?:,\d{3})+(?!\d|,\d)|(?<![\d:])\d{1,2}:\d\d(?![\d:])/g
const NO_DIGIT = 'x'
const figureRead = (figure: string): string => {
  const digits = figure.replaceAll(',', '')
  return TELEPHONE.test(digits) ? digits : NO_DIGIT
}

const CHINESE_DIGIT = new RegExp(`[${CHINESE_DIGITS.join('')}]`, 'g')
const chineseRead = (sign: string): string => String(CHINESE_DIGITS.indexOf(sign) % 10)

const hasTelephone = (plain: string): boolean =>
  TELEPHONE.test(plain.replace(CHINESE_DIGIT, chineseRead).replace(FIGURE, figureRead).replace(SIGNS, ''))

/** The name by which one is found in a messenger. */
const HANDLE = new RegExp(`(?:(?<![a-z])(?:wx|vx|wechat|weixin|qq)|${CHINESE_MESSENGERS})\\s*[:=]\\s*[a-z0-9_-]{5}`)

/** A digit of any script; those of one script stand one after another, from nought on. */
const DIGIT = /\p{Nd}/gu
const digitRead = (digit: string): string => {
  let nought = digit.codePointAt(0) ?? 0
  const value = nought
  while (isDigit(nought - 1)) nought -= 1
  return String((value - nought) % 10)
}
const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code))

/** A text with its digits in ours. */
export const withOurDigits = (text: string): string => text.replace(DIGIT, digitRead)

/** Whether a text in lower case, with our digits, says by which number or name somebody is reached. */
export const hasContact = (text: string): boolean =>
  NUMBER.test(text.replace(DAY, '').replace(GAPS, '')) || hasTelephone(text) || HANDLE.test(text)
