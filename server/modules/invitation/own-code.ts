import type { Queryable } from '../../db/queryable'
import { drawSigns } from '../../system/draw-signs'
import { findCode, insertCode } from './invitation-statements'

const LENGTH = 8

/** The code of an account, made the first time that it is asked for. */
export const ownCode = async (db: Queryable, userId: string): Promise<string> => {
  const code = await findCode(db, userId)
  if (code !== undefined) return code
  // Another account may have drawn the same one, or another call may have been faster.
  await insertCode(db, userId, drawSigns(LENGTH))
  return ownCode(db, userId)
}
