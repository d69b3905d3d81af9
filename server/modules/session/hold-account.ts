import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'

/**
 * Holds an account until the transaction ends: its writers come one after the other, and none of them writes for an account
 * that has been deleted while it waited.
 *
 * @throws Refusal sessionExpired for one that is gone: so did its sessions.
 */
export const holdAccount = async (tx: Queryable, id: string): Promise<void> => {
  const sql = 'SELECT id FROM account WHERE id = $1 AND cancelled_at IS NULL FOR NO KEY UPDATE'
  if ((await tx.one(sql, [id])) === undefined) throw new Refusal(ErrorCode.sessionExpired)
}

/**
 * SQL, of what one statement keeps for an account ($1): a FROM clause that has a row unless the account is gone, which it
 * cannot be before the statement ends.
 */
export const LIVING_ACCOUNT = '(SELECT id FROM account WHERE id = $1 AND cancelled_at IS NULL FOR SHARE) living'
