import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { run, type Statement } from '../../../db/together'
import { Refusal } from '../../../http/errors'

interface PhoneRow {
  phone: string | null
}

/** The phone number of an account. */
export const accountPhone = (userId: string): Statement<PhoneRow> => ({
  sql: 'SELECT phone FROM account WHERE id = $1',
  params: [userId],
})

/** The number of a statement that reads one. @throws Refusal sessionExpired when the account was cancelled meanwhile. */
export const thePhone = ([account]: readonly PhoneRow[]): string => {
  const phone = account?.phone ?? null
  if (phone === null) throw new Refusal(ErrorCode.sessionExpired)
  return phone
}

/** Reads it by itself. @throws Refusal sessionExpired. */
export const phoneOf = async (db: Queryable, userId: string): Promise<string> =>
  thePhone(await run(db, accountPhone(userId)))
