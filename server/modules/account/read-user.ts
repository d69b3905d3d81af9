import type { User } from '@/wire/schemas/account'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { together } from '../../db/together'
import { Refusal } from '../../http/errors'
import { agreementsToAccept } from '../agreement/pending'
import { userOf } from './account-row'
import { accountOf } from './account-statements'

/**
 * The user behind an account, with whether agreements wait for them.
 *
 * @throws Refusal accountNotFound when the account was cancelled in the meantime.
 */
export const readUser = async (tx: Queryable, accountId: string): Promise<User> => {
  const { account, pending } = await together(tx, {
    account: accountOf(accountId),
    pending: agreementsToAccept(accountId),
  })
  const [row] = account
  if (row === undefined) throw new Refusal(ErrorCode.accountNotFound)
  return userOf(row, pending.length > 0)
}
