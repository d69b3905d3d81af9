import { CHINESE_WORDS } from './comment-words-zh'

/** Words that no comment takes, as they stand in a sentence: insults, and what is said by who sells something. */
const LATIN_WORDS = [
  'fuck(?:er|ing|ed)?',
  'shit(?:ty)?',
  'bitch(?:es)?',
  'cunt',
  'asshole',
  'motherfucker',
  'half price',
  'discount code',
  'founder code',
  'promo code',
  'add my (?:number|wechat|vx|qq)',
  'whatsapp',
  'telegram',
]

/** An address, with its scheme or without. */
const LINK = /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|cn|net|org|top|vip|xyz|shop|cc|me)\b/

/** The number of a mobile phone, or any other by which one is reached: eight digits and more. */
const NUMBER = /\d{8,}/

/** What stands between the digits of a number; a comma parts the thousands. */
const SIGN = '[\\s./*~·・•\\-–—_()]'
const BETWEEN_DIGITS = new RegExp(`(?<=\\d)${SIGN}+(?=\\d)`, 'g')

/** A day, which has as many digits and reaches nobody: "2008.08.08", "8/8/2008", unless more digits stand beside it. */
const YEAR = '(?:19|20)\\d\\d'
const MONTH = '(?:0?[1-9]|1[0-2])'
const MONTH_DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const yearFirst = `${YEAR}([./-])${MONTH}\\1${MONTH_DAY}`
const yearLast = `${MONTH_DAY}([./-])${MONTH_DAY}\\2${YEAR}`
const DAY = new RegExp(`(?<!\\d${SIGN}*)(?:${yearFirst}|${yearLast})(?!${SIGN}*\\d)`, 'g')

const latin = new RegExp(`(?<![a-z])(?:${LATIN_WORDS.join('|')})(?![a-z])`)

/** The same words without their endings, letter by letter with something between each two: "f u c k". */
const stems = LATIN_WORDS.map((word) => word.replace(/\(.*$/, '').replaceAll(' ', ''))
const spelled = new RegExp(
  `(?<![a-z])(?:${stems.map((stem) => [...stem].join('[^\\p{L}\\p{N}]+')).join('|')})(?![a-z])`,
  'u',
)

const NO_LETTER = /[^\p{L}\p{N}]/gu

/** What is written onto the sign before it: accents that make no letter of their own, the frame of a digit. */
const MARK = /\p{M}/gu

/** Whether a comment says what is refused: insults, offers, numbers to call and links, however they are written. */
export const isRefusedText = (content: string): boolean => {
  const plain = content.normalize('NFKC').replace(MARK, '').toLowerCase()
  const joined = plain.replace(NO_LETTER, '')
  return (
    latin.test(plain.replace(/\s+/g, ' ')) ||
    spelled.test(plain) ||
    LINK.test(plain) ||
    NUMBER.test(plain.replace(DAY, '').replace(BETWEEN_DIGITS, '')) ||
    CHINESE_WORDS.some((word) => joined.includes(word))
  )
}
