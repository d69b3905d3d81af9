import { isName } from '@/domain/person/name'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { isPrintable } from '../../pdf/printable'

/**
 * Checks that a contract can name a buyer so: a locked order whose contract cannot be printed goes neither on nor back.
 *
 * @throws Refusal buyerNameUnprintable.
 */
export const checkBuyerName = (name: string): void => {
  if (!isName(name) || !isPrintable(name)) throw new Refusal(ErrorCode.buyerNameUnprintable, { field: 'subjectName' })
}
