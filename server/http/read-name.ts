import { isName } from '@/domain/person/name'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from './errors'

/**
 * The name of a person or a company without the blanks around it.
 *
 * @param field - as the call names it.
 * @throws Refusal invalidField for one that nobody can read.
 */
export const readName = (typed: string, field: string): string => {
  const name = typed.trim()
  if (!isName(name)) throw new Refusal(ErrorCode.invalidField, { field })
  return name
}
