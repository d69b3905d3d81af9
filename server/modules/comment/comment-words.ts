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

/** What people leave between the digits of any number. */
const GAP = '[\\s.\\-–—_()]'
const GAPS = new RegExp(`(?<=\\d)${GAP}+(?=\\d)`, 'g')

/** A day, which has as many digits and reaches nobody: "2008.08.08", unless more digits stand beside it. */
const DAY = new RegExp(
  `(?<!\\d${GAP}*)(?:19|20)\\d\\d([.-])(?:0?[1-9]|1[0-2])\\1(?:0?[1-9]|[12]\\d|3[01])(?!${GAP}*\\d)`,
  'g',
)

/** What else parts the digits of a telephone; between other figures it is a day's, a span's or a product's own sign. */
const SIGNS = /(?<=\d)[\s./*~·・•\-–—_()]+(?=\d)/g

/** A mobile phone, a hotline, or a telephone with its area. */
const TELEPHONE = /(?<!\d)(?:(?:00)?86)?(?:1[3-9]\d{9}|[48]00\d{7}|0\d{9,11})(?!\d)/

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
    NUMBER.test(plain.replace(DAY, '').replace(GAPS, '')) ||
    TELEPHONE.test(plain.replace(SIGNS, '')) ||
    CHINESE_WORDS.some((word) => joined.includes(word))
  )
}
