import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { takeFile } from './file-statements'

/**
 * Checks that files are private ones of this shopper, and marks them as being referred to from now on. What is in them
 * was checked when they were uploaded.
 *
 * @param field - what is wrong where a file is one that everybody could see.
 * @throws Refusal fileNotFound for an unknown or another user's file, invalidField for a public one.
 */
export const checkOwnPrivateFiles = async (
  db: Queryable,
  userId: string,
  paths: readonly string[],
  field: string,
  now: Date,
): Promise<void> => {
  // Always in the same order, so that two who take the same files wait for each other and not in a ring.
  for (const path of [...paths].sort()) {
    const file = await takeFile(db, path, now)
    if (file === undefined || file.accountId !== userId) throw new Refusal(ErrorCode.fileNotFound)
    if (!file.isPrivate) throw new Refusal(ErrorCode.invalidField, { field })
  }
}
