import { CHINESE_WORDS } from './comment-words-zh'

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

/** The dot of an address; with a blank before it none of a sentence. */
const DOT = '(?:\\.|\\s+[.。]\\s*)'

/** Endings of addresses that nobody writes otherwise: what stands before their dot is a name, however far away. */
const ENDINGS = 'com|org|xyz|biz|mobi|icu'

/** Those that begin sentences, too, as "GG" and "HK" do. */
const SHORT_ENDINGS = 'cn|cc|io|ly|ru|tk|gg|hk|tw'

/** Words that seldom begin a sentence. */
const SELDOM_ENDINGS = 'net|top|vip|shop|me'

/** Words that do. */
const WORD_ENDINGS = 'info|online|site|store|club|live|pro|app|link|fun|tech|cloud|life|work|ink|win|tv|co'

/** An address, with its scheme or without, or with its path. */
const LINK = new RegExp(
  [
    'https?://',
    'www\\s*[.。]',
    `\\b[a-z0-9-]+\\s*[.。]\\s*(?:(?:${ENDINGS})\\b|(?:${SHORT_ENDINGS})/[a-z0-9]{3})`,
    `\\b[a-z0-9-]+${DOT}(?:${SHORT_ENDINGS}|${SELDOM_ENDINGS}|${WORD_ENDINGS})\\b`,
    `\\b[a-z0-9-]*[a-z][a-z0-9-]*${DOT}[a-z]{2,}/[a-z0-9]`,
  ].join('|'),
)

/** All that stands before a dot since a sentence, or a line, began, in lower case: a name, where a sentence has a capital. */
const LONE_NAME = '(?:^\\s*|[.!?:]\\s+|。\\s*)(?=[a-z0-9-]*[a-z])[a-z0-9-]+'

/** A full stop whose blank was forgotten, "Nice.Info follows", and not "velas.Shop is cheap" or "velas.Store is cheap". */
const TIGHT_STOP = new RegExp(`(?<!${LONE_NAME})\\.(?=([A-Z][a-z]*) [a-z])`, 'gm')
const ADDRESS_END = new RegExp(`^(?:${SHORT_ENDINGS}|${SELDOM_ENDINGS})$`, 'i')
const loosened = (stop: string, next: string): string => (ADDRESS_END.test(next) ? stop : '. ')

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
  const plain = content.normalize('NFKC').replace(MARK, '').replace(TIGHT_STOP, loosened).toLowerCase()
  const joined = plain.replace(NO_LETTER, '')
  return (
    latin.test(plain) ||
    spelled.test(plain) ||
    LINK.test(plain) ||
    NUMBER.test(plain.replace(DAY, '').replace(GAPS, '')) ||
    TELEPHONE.test(plain.replace(SIGNS, '')) ||
    CHINESE_WORDS.some((word) => joined.includes(word))
  )
}
