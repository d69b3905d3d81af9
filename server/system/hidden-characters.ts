/** What is not seen by itself, and what turns the text around it; the Braille blank is a sign by name alone. */
const UNSEEN =
  '[\\p{Cc}\\p{Zl}\\p{Zp}\\u2800]|(?![\\u200d\\p{Variation_Selector}])[\\p{Cf}\\p{Default_Ignorable_Code_Point}]'

/** The joint of an emoji of several ("family") is seen; between other signs it is not. */
const LOOSE_JOINT = '(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d'

/** What chooses how the sign before it is drawn: an emoji, a digit on a key, a Chinese character. */
const LOOSE_CHOICE = '(?<![\\p{Emoji}\\p{Ideographic}])\\p{Variation_Selector}'

const HIDDEN = new RegExp([UNSEEN, LOOSE_JOINT, LOOSE_CHOICE].join('|'), 'u')

const SEEN = /(?![\u2800\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}]/u

/** The flags of England, Scotland and Wales: a black one, five letters that are not seen, and their end. */
const FLAG = /\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f}/gu

/** Whether a line has characters in it that nobody sees; those that a flag is made of are seen as one. */
export const hasHidden = (line: string): boolean => HIDDEN.test(line.replace(FLAG, ''))

/** Whether there is nothing to see: marks that stand on no letter, and letters that are drawn as nothing, are as good as a blank. */
export const isBlank = (text: string): boolean => !SEEN.test(text)

/** What a text of several lines is laid out by. */
const LAYOUT = /[\t\r\n]/g

/** Whether a text of several lines has characters in it that nobody sees. */
export const hasHiddenInLines = (text: string): boolean => hasHidden(text.replace(LAYOUT, ' '))
