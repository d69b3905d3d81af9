import type { User } from '@/wire/schemas/account'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { hasPendingAgreements } from '../agreement/pending'
import { userOf } from './account-row'
import { findAccount } from './account-statements'

/**
 * The user behind an account, with whether agreements wait for them.
 *
 * @throws Refusal accountNotFound when the account was cancelled in the meantime.
 */
export const readUser = async (tx: Queryable, accountId: string): Promise<User> => {
  const row = await findAccount(tx, accountId)
  if (row === undefined) throw new Refusal(ErrorCode.accountNotFound)
  return userOf(row, await hasPendingAgreements(tx, accountId))
}
