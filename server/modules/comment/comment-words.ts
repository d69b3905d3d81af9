import { CHINESE_WORDS } from './comment-words-zh'
import { hasContact, withOurDigits } from './contacts'
import { hasLink, withBlanks } from './links'

/** How words begin that no comment takes: insults, and what is said by who sells something. */
const LATIN_WORDS = [
  'fuck',
  'shit(?:s|ty|head|hole)?(?![a-z])',
  'bitch',
  'cunt',
  'asshole',
  'motherfuck',
  'half price',
  'discount code',
  'founder code',
  'promo code',
  'add my (?:number|wechat|vx|qq)',
  'whatsapp',
  'telegram',
]

/** What may stand between the words of one phrase: anything or nothing, but no stop that ends a sentence. */
const JOINT = '(?![.,;:!?]\\s)[^\\p{L}\\p{N}]*'

const latin = new RegExp(`(?<![a-z])(?:${LATIN_WORDS.map((word) => word.replaceAll(' ', JOINT)).join('|')})`, 'u')

/** The beginnings of the same words, letter by letter with something between each two: "f u c k". */
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
  const plain = withBlanks(withOurDigits(content.normalize('NFKC').replace(MARK, '')))
  const joined = plain.replace(NO_LETTER, '')
  return (
    latin.test(plain) ||
    spelled.test(plain) ||
    hasLink(plain) ||
    hasContact(plain) ||
    CHINESE_WORDS.some((word) => joined.includes(word))
  )
}
