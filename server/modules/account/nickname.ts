import { BRAND } from '@/domain/brand'
import { ErrorCode, type InvalidFieldData } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { isRefusedText } from '../comment/comment-words'
import { hasHidden, isBlank } from '../../system/hidden-characters'

const FIELD: InvalidFieldData = { field: 'nickName' }

/** What an account is called until its owner says otherwise. */
export const defaultNickname = (phone: string): string => `${BRAND.name} ${phone.slice(-4)}`

/** Scripts whose letters look like each other's. */
const ALIKE = '\\p{Script=Cyrillic}\\p{Script=Greek}'
const LETTER = `[\\p{Script=Latin}${ALIKE}]`
const SIGNS = '[^\\p{L}\\p{N}]*'
const letters = [...BRAND.name.toLowerCase()].map((letter) => `[${letter}${ALIKE}]`)
/** The brand's name as a word of its own, whatever signs stand between its letters, or letters that may look like them. */
const OUR_NAME = new RegExp(`(?<!${LETTER})${letters.join(SIGNS)}(?!${LETTER})`, 'gu')
const LATIN = /\p{Script=Latin}/u

/** Whether a name has the brand's own in it: nobody else speaks for us. "Velasco" is somebody's, and so is "Саша". */
const isOfTheBrand = (name: string): boolean => {
  const words = name.normalize('NFKC').toLowerCase().match(OUR_NAME) ?? []
  return words.some((word) => LATIN.test(word))
}

/**
 * A nickname without the blanks around it; everybody reads it beside what its owner writes. What the account is called from
 * the start is right for it alone.
 *
 * @throws Refusal invalidField for blanks, nicknameRefused for what no comment takes, hidden characters and our own name.
 */
export const checkedNickname = (typed: string, phone: string): string => {
  const name = typed.trim()
  if (name === defaultNickname(phone)) return name
  if (hasHidden(name) || isOfTheBrand(name) || isRefusedText(name)) throw new Refusal(ErrorCode.nicknameRefused, FIELD)
  if (isBlank(name)) throw new Refusal(ErrorCode.invalidField, FIELD)
  return name
}
