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

/** A day, which has as many digits and reaches nobody: "2008.08.08", unless more digits stand beside it. */
const DAY = /(?<!\d[\s.\-–—_()]*)(?:19|20)\d\d([.-])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?![\s.\-–—_()]*\d)/g

const latin = new RegExp(`(?<![a-z])(?:${LATIN_WORDS.join('|')})(?![a-z])`)
const BETWEEN_DIGITS = /(?<=\d)[\s.\-–—_()]+(?=\d)/g
const NO_LETTER = /[^\p{L}\p{N}]/gu

/** Whether a comment says what is refused: insults, offers, numbers to call and links, however they are written. */
export const isRefusedText = (content: string): boolean => {
  const plain = content.normalize('NFKC').toLowerCase()
  const joined = plain.replace(NO_LETTER, '')
  return (
    latin.test(plain.replace(/\s+/g, ' ')) ||
    LINK.test(plain) ||
    NUMBER.test(plain.replace(DAY, '').replace(BETWEEN_DIGITS, '')) ||
    CHINESE_WORDS.some((word) => joined.includes(word))
  )
}
