import { ErrorCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { startOfDay } from '../../system/shanghai-calendar'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { addToDay, readDay } from './quota-statements'
import { DAY_QUOTA } from './upload-policy'

const spent = (now: Date): Refusal => {
  const waitMs = startOfDay(now.getTime(), 1) - now.getTime()
  return new Refusal(ErrorCode.uploadsSpent, { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) })
}

/**
 * Looks before the bytes come in; `spendQuota` decides.
 *
 * @throws Refusal uploadsSpent when the account has sent all that it may today.
 */
export const checkQuota = async (database: Queryable, accountId: string, now: Date): Promise<void> => {
  const { files, bytes } = await readDay(database, accountId, shanghaiDay(now.getTime()))
  if (files >= DAY_QUOTA.files || bytes >= DAY_QUOTA.bytes) throw spent(now)
}

/**
 * Counts a file on the account's day. What is counted stays counted, even if no picture comes of it: it was work.
 *
 * @throws Refusal uploadsSpent when it would be more than the day takes; the day is then as before.
 */
export const spendQuota = async (
  database: Queryable,
  accountId: string,
  byteSize: number,
  now: Date,
): Promise<void> => {
  if (!(await addToDay(database, accountId, shanghaiDay(now.getTime()), byteSize))) throw spent(now)
}
