import { ErrorCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { startOfDay } from '../../system/shanghai-calendar'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { addToDay, readDay, takeFromDay } from './quota-statements'
import { DAY_QUOTA } from './upload-policy'

/** That an account has sent all that it may, or would with a file, until the day in Shanghai is over. */
export const spentDay = (now: Date): Refusal => {
  const waitMs = startOfDay(now.getTime(), 1) - now.getTime()
  return new Refusal(ErrorCode.uploadsSpent, { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) })
}

/**
 * How many bytes an account may still send on its day. Looks before they come in; `spendQuota` decides.
 *
 * @throws Refusal uploadsSpent when it has sent all that it may today.
 */
export const leftOfDay = async (database: Queryable, accountId: string, now: Date): Promise<number> => {
  const { files, bytes } = await readDay(database, accountId, shanghaiDay(now.getTime()))
  if (files >= DAY_QUOTA.files || bytes >= DAY_QUOTA.bytes) throw spentDay(now)
  return DAY_QUOTA.bytes - bytes
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
  if (!(await addToDay(database, accountId, shanghaiDay(now.getTime()), byteSize))) throw spentDay(now)
}

/** Takes back what was counted at a moment for a second try of the same upload. */
export const giveBack = async (database: Queryable, accountId: string, byteSize: number, now: Date): Promise<void> =>
  takeFromDay(database, accountId, shanghaiDay(now.getTime()), byteSize)
