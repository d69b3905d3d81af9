import { BRAND } from '@/domain/brand'
import { trimNickname } from '@/domain/person/user-profile'
import { ErrorCode, type InvalidFieldData } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { isRefusedText } from '../comment/comment-words'

const FIELD: InvalidFieldData = { field: 'nickName' }

/** What an account is called until its owner says otherwise. */
export const defaultNickname = (phone: string): string => `${BRAND.name} ${phone.slice(-4)}`

/** What is not seen or turns the text around it; the joint of an emoji of several ("family") is seen. */
export const HIDDEN =
  /[\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|(?!\u200d)\p{Cf}|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/u

const brand = BRAND.name.toLowerCase()
const OF_THE_BRAND = new RegExp(`^[^\\p{L}\\p{N}]*${brand}(?![a-z])`, 'u')
const DEFAULT = new RegExp(`^${BRAND.name} \\d{4}$`)
const NO_LETTER = /[^\p{L}\p{N}]/gu

/** Whether a name is the brand's own, or begins with it: nobody else speaks for us. "Velasco" is somebody's. */
const isOfTheBrand = (name: string): boolean => {
  if (DEFAULT.test(name)) return false
  const plain = name.normalize('NFKC').toLowerCase()
  return OF_THE_BRAND.test(plain) || plain.replace(NO_LETTER, '') === brand
}

/**
 * A nickname without the blanks around it; everybody reads it beside what its owner writes.
 *
 * @throws Refusal invalidField for blanks, nicknameRefused for what no comment takes, hidden characters and our own name.
 */
export const checkedNickname = (typed: string): string => {
  const name = trimNickname(typed)
  if (name === '') throw new Refusal(ErrorCode.invalidField, FIELD)
  if (HIDDEN.test(name) || isOfTheBrand(name) || isRefusedText(name))
    throw new Refusal(ErrorCode.nicknameRefused, FIELD)
  return name
}
