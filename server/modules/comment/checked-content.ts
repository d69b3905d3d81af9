import { ErrorCode, type RefusalCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { isRefusedText } from './comment-words'
import { hasHiddenInLines, isBlank } from '../../system/hidden-characters'

/**
 * What everybody is going to read, without the blanks around it.
 *
 * @param refusal - what is answered for what the list of words holds, and for hidden characters.
 * @throws Refusal invalidField for blanks, or that one.
 */
export const checkedContent = (typed: string, refusal: RefusalCode): string => {
  const content = typed.trim()
  if (hasHiddenInLines(content) || isRefusedText(content)) throw new Refusal(refusal)
  if (isBlank(content)) throw new Refusal(ErrorCode.invalidField, { field: 'content' })
  return content
}
