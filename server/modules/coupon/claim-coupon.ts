import type { Coupon } from '@/wire/schemas/coupon'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { typedCode } from '../../system/typed-code'
import { holdAccount } from '../session/hold-account'
import { ruleOfCode } from './coupon-statements'
import { giveByRule } from './give-coupons'
import { readCoupon } from './read-coupons'

const TRIES_A_MINUTE = 5

/** Who claims by a code has one of it, whatever the code is called by then. */
const REFERENCE = 'code'

/** Counts one more try of an account; a minute after the first the count begins anew. */
const countTry = async (db: Queryable, userId: string, now: Date): Promise<void> => {
  const row = await db.one<{ tries: number; since: Date }>(
    `INSERT INTO coupon_code_tries AS told (user_id, since, tries) VALUES ($1, $2, $4)
     ON CONFLICT (user_id) DO UPDATE SET since = CASE WHEN told.since <= $3 THEN $2 ELSE told.since END,
       tries = CASE WHEN told.since <= $3 THEN $4 ELSE told.tries + $4 END
     RETURNING tries, since`,
    [userId, now, new Date(now.getTime() - MINUTE_MS), 1],
  )
  if (row === undefined || row.tries <= TRIES_A_MINUTE) return
  const waitMs = row.since.getTime() + MINUTE_MS - now.getTime()
  throw new Refusal(ErrorCode.couponCodesTooOften, { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) })
}

/**
 * Gives the coupon of a typed code, once to an account and never more than there are.
 *
 * @throws Refusal couponCodesTooOften after five tries in a minute, couponCodeWrong, couponTaken, couponsAllGiven,
 *   sessionExpired.
 */
export const claimCoupon = async (database: Database, userId: string, typed: string, now: Date): Promise<Coupon> => {
  // Apart from the rest: a try counts whatever comes of it.
  await database.transaction(async (tx) => {
    await holdAccount(tx, userId)
    await countTry(tx, userId, now)
  })
  return database.hotTransaction(async (tx) => {
    await holdAccount(tx, userId)
    const rule = await ruleOfCode(tx, typedCode(typed), now)
    if (rule === undefined) throw new Refusal(ErrorCode.couponCodeWrong)
    const given = await giveByRule(tx, rule, { userId, reference: REFERENCE }, now)
    if (given === 'taken') throw new Refusal(ErrorCode.couponTaken)
    if (given === 'allGiven') throw new Refusal(ErrorCode.couponsAllGiven)
    const { code: _, ...coupon } = await readCoupon(tx, userId, given.id, now)
    return coupon
  })
}
