import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'

/**
 * The phone number of an account.
 *
 * @throws Refusal sessionExpired when the account was cancelled while the request was under way.
 */
export const phoneOf = async (db: Queryable, userId: string): Promise<string> => {
  const account = await db.one<{ phone: string | null }>('SELECT phone FROM account WHERE id = $1', [userId])
  const phone = account?.phone ?? null
  if (phone === null) throw new Refusal(ErrorCode.sessionExpired)
  return phone
}
