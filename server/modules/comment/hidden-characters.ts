/** What is not seen or turns the text around it; the joint of an emoji of several ("family") is seen. */
const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|(?!\u200d)\p{Cf}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/u

/** The flags of England, Scotland and Wales: a black one, five letters that are not seen, and their end. */
const FLAG = /\u{1f3f4}[\u{e0061}-\u{e007a}]{5}\u{e007f}/gu

/** Whether a line has characters in it that nobody sees; those that a flag is made of are seen as one. */
export const hasHidden = (line: string): boolean => HIDDEN.test(line.replace(FLAG, ''))

/** What a text of several lines is laid out by. */
const LAYOUT = /[\t\r\n]/g

/** Whether a text of several lines has characters in it that nobody sees. */
export const hasHiddenInLines = (text: string): boolean => hasHidden(text.replace(LAYOUT, ' '))
