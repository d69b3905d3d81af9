import { randomInt } from 'node:crypto'
import type { Queryable } from '../../db/queryable'
import { findCode, insertCode } from './invitation-statements'

/** Without the letters and digits that are read as each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

const draw = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** The code of an account, made the first time that it is asked for. */
export const ownCode = async (db: Queryable, userId: string): Promise<string> => {
  const code = await findCode(db, userId)
  if (code !== undefined) return code
  // Another account may have drawn the same one, or another call may have been faster.
  await insertCode(db, userId, draw())
  return ownCode(db, userId)
}
