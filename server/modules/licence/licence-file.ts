import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { takeFile } from '../file/file-statements'

/**
 * The path of a picture of a licence that the user uploaded privately.
 *
 * @throws Refusal fileNotFound for an unknown file and for another user's, which cannot be told apart; invalidField
 *   naming the field for a file of their own that everyone may see.
 */
export const ownLicenceFile = async (
  tx: Queryable,
  userId: string,
  field: string,
  path: string,
  now: Date,
): Promise<string> => {
  const file = await takeFile(tx, path, now)
  if (file === undefined || file.accountId !== userId) throw new Refusal(ErrorCode.fileNotFound)
  if (!file.isPrivate) throw new Refusal(ErrorCode.invalidField, { field })
  return path
}
