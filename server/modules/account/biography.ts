import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { isRefusedText } from '../comment/comment-words'
import { hasHiddenInLines } from '../../system/hidden-characters'

/**
 * A biography without the blanks around it. It takes nothing that comments and nicknames refuse, but speaks of the brand as
 * anybody may: nobody takes it for a name.
 *
 * @throws Refusal biographyRefused for what no comment takes, and hidden characters.
 */
export const checkedBiography = (typed: string): string => {
  const biography = typed.trim()
  if (hasHiddenInLines(biography) || isRefusedText(biography))
    throw new Refusal(ErrorCode.biographyRefused, { field: 'explain' })
  return biography
}
