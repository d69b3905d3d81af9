import type { RefusalCode } from '@/wire/errors'
import { SECOND_MS } from '@/domain/time/duration'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'

/** How often an account may do something. */
export interface Pace {
  most: number
  withinMs: number
  /** SQL: the times at which the account $1 has done it. */
  times: string
  refusal: RefusalCode
}

/**
 * Checks that an account, which is held, may do something once more.
 *
 * @throws Refusal as the pace says, with the seconds to wait.
 */
export const checkPace = async (
  tx: Queryable,
  { most, withinMs, times, refusal }: Pace,
  userId: string,
  now: Date,
): Promise<void> => {
  const before = await tx.one<{ at: Date }>(
    `SELECT at FROM (${times}) AS done (at) WHERE at > $2 ORDER BY at DESC OFFSET $3 LIMIT 1`,
    [userId, new Date(now.getTime() - withinMs), most - 1],
  )
  if (before === undefined) return
  const waitMs = before.at.getTime() + withinMs - now.getTime()
  throw new Refusal(refusal, { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) })
}
