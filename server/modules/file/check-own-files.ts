import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { findFile } from './file-statements'

/**
 * Checks that files are private ones of this shopper. What is in them was checked when they were uploaded.
 *
 * @param field - what is wrong where a file is one that everybody could see.
 * @throws Refusal fileNotFound for an unknown or another user's file, invalidField for a public one.
 */
export const checkOwnPrivateFiles = async (
  db: Queryable,
  userId: string,
  paths: readonly string[],
  field: string,
): Promise<void> => {
  for (const path of paths) {
    const file = await findFile(db, path)
    if (file === undefined || file.accountId !== userId) throw new Refusal(ErrorCode.fileNotFound)
    if (!file.isPrivate) throw new Refusal(ErrorCode.invalidField, { field })
  }
}
