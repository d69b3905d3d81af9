import { ErrorCode } from '@/wire/errors'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { Refusal } from '../../../http/errors'

/** @throws Refusal invalidField when the text has the form of a time and names none, such as 30 February. */
export const readStart = (startTime: string): Date => {
  try {
    return new Date(parseShanghai(startTime))
  } catch {
    throw new Refusal(ErrorCode.invalidField, { field: 'startTime' })
  }
}
