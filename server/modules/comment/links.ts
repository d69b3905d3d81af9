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

/** A name begins once: one that may begin at each of its hyphens is read from each of them, which takes seconds. */
const BEGINNING = '(?<![a-z0-9-])'
const NAME = `${BEGINNING}[a-z0-9-]+`
const LETTERED_NAME = `${BEGINNING}[0-9-]*[a-z][a-z0-9-]*`

/** An address, with its scheme or without, or with its path. */
const LINK = new RegExp(
  [
    'https?://',
    'www\\s*[.。]',
    `${NAME}\\s*[.。]\\s*(?:(?:${ENDINGS})\\b|(?:${SHORT_ENDINGS})/[a-z0-9]{3})`,
    `${NAME}${DOT}(?:${SHORT_ENDINGS}|${SELDOM_ENDINGS}|${WORD_ENDINGS})\\b`,
    `${LETTERED_NAME}${DOT}[a-z]{2,}/[a-z0-9]`,
  ].join('|'),
)

/** All that stands before a dot since a sentence, or a line, began, in lower case: a name, where a sentence has a capital. */
const LONE_NAME = '(?:^\\s*|[.!?:]\\s+|。\\s*)[0-9-]*[a-z][a-z0-9-]*'

/** A full stop whose blank was forgotten, "Nice.Info follows", and not "velas.Shop is cheap" or "velas.Store is cheap". */
const TIGHT_STOP = new RegExp(`\\.(?=([A-Z][a-z]*) [a-z])(?<!${LONE_NAME}\\.)`, 'gm')
const ADDRESS_END = new RegExp(`^(?:${SHORT_ENDINGS}|${SELDOM_ENDINGS})$`, 'i')
const loosened = (stop: string, next: string): string => (ADDRESS_END.test(next) ? stop : '. ')

/** A text whose full stops have the blanks that were forgotten, in lower case: what is a link by then is meant as one. */
export const withBlanks = (text: string): string => text.replace(TIGHT_STOP, loosened).toLowerCase()

/** Whether a text in lower case holds an address. */
export const hasLink = (text: string): boolean => LINK.test(text)
