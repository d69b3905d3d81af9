import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { isPrintable } from '../../pdf/printable'

const VISIBLE = /[\p{L}\p{N}]/u
/** Drawn as nothing, some of them letters. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}/u

/**
 * Checks that a contract can name a buyer so: a locked order whose contract cannot be printed goes neither on nor back.
 *
 * @throws Refusal buyerNameUnprintable.
 */
export const checkBuyerName = (name: string): void => {
  const isFit = VISIBLE.test(name) && !HIDDEN.test(name) && isPrintable(name)
  if (!isFit) throw new Refusal(ErrorCode.buyerNameUnprintable, { field: 'subjectName' })
}
