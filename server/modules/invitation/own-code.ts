import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { drawSigns } from '../../system/draw-signs'
import { findCode, insertCode } from './invitation-statements'

const LENGTH = 8
/** Another account may have drawn the same one, or another call may have been faster; so many in a row never do. */
const DRAWS = 5

/**
 * The code of an account, made the first time that it is asked for.
 *
 * @throws Refusal sessionExpired for an account that is gone.
 */
export const ownCode = async (db: Queryable, userId: string): Promise<string> => {
  for (let draw = 0; draw <= DRAWS; draw += 1) {
    const code = await findCode(db, userId)
    if (code !== undefined) return code
    await insertCode(db, userId, drawSigns(LENGTH))
  }
  throw new Refusal(ErrorCode.sessionExpired)
}
