import type { Font } from 'fontkit'
import { faceOf } from './fonts'
import { UnprintableText } from './unprintable-text'

const ACCENTS = /\p{M}/gu

/** What cannot be drawn is written as on a passport, without its accents. */
const spell = (character: string, font: Font): string => {
  const bare = font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
    ? character
    : character.normalize('NFD').replace(ACCENTS, '')
  const isDrawn = bare !== '' && [...bare].every((part) => font.hasGlyphForCodePoint(part.codePointAt(0) ?? 0))
  // The character itself may be a part of a name, and errors are logged.
  if (!isDrawn) throw new UnprintableText('A text cannot be printed.')
  return bare
}

/**
 * A text as a paper can show it; a letter that is not in the font loses its accents ("Žan" becomes "Zan").
 *
 * @throws UnprintableText when a character cannot be drawn even so: a contract with a hole in a name is none.
 */
export const printable = (text: string): string => {
  const font = faceOf('regular')
  return [...text.normalize('NFC')].map((character) => spell(character, font)).join('')
}

/** Whether a paper can show a text. */
export const isPrintable = (text: string): boolean => {
  try {
    printable(text)
    return true
  } catch (error) {
    if (error instanceof UnprintableText) return false
    throw error
  }
}
