import { ErrorCode, type RefusalCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { isRefusedText } from './comment-words'

/**
 * What everybody is going to read, without the blanks around it.
 *
 * @param refusal - what is answered for what the list of words holds.
 * @throws Refusal invalidField for blanks, or that one.
 */
export const checkedContent = (typed: string, refusal: RefusalCode): string => {
  const content = typed.trim()
  if (content === '') throw new Refusal(ErrorCode.invalidField, { field: 'content' })
  if (isRefusedText(content)) throw new Refusal(refusal)
  return content
}
