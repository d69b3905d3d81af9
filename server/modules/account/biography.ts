import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { isRefusedText } from '../comment/comment-words'
import { hasHidden } from '../comment/hidden-characters'

/** What a text of several lines is laid out by. */
const LAYOUT = /[\t\r\n]/g

/**
 * A biography without the blanks around it. It takes nothing that comments and nicknames refuse, but speaks of the brand as
 * anybody may: nobody takes it for a name.
 *
 * @throws Refusal biographyRefused for what no comment takes, and hidden characters.
 */
export const checkedBiography = (typed: string): string => {
  const biography = typed.trim()
  if (hasHidden(biography.replace(LAYOUT, ' ')) || isRefusedText(biography))
    throw new Refusal(ErrorCode.biographyRefused, { field: 'explain' })
  return biography
}
