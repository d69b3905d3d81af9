import { type EarningCause, PointsCause, PointsUnit } from '@/wire/enums/points'
import type { Queryable } from '../../db/queryable'
import { run, together } from '../../db/together'
import { startOfDay } from '../../system/shanghai-calendar'
import { endedTo, endsOn } from './calendar-year'
import { DAYS_IN_A_ROW } from './check-in-days'
import { perDayOf } from './earning-rows'
import { EARNING_RULES, SEVENTH_DAY_POINTS } from './earning-rules'
import { newDeed } from './deed-statements'
import { bookEntry, earnedByOrders, timesSince, type NewEntry } from './points-statements'
import { lockAccount } from './settle-account'

/** A deed that is rewarded; its cause and its reference make it the one that it is. */
export interface Deed {
  userId: string
  cause: EarningCause
  reference: string
  orderId?: string
  /** Of a check-in. */
  dayOfSeven?: number
}

const pointsOf = ({ cause, dayOfSeven }: Deed): number =>
  dayOfSeven === DAYS_IN_A_ROW ? SEVENTH_DAY_POINTS : EARNING_RULES[cause].points

/** Whether as many deeds of a kind as earn on a day have earned today. */
const isDayFull = async (tx: Queryable, userId: string, cause: EarningCause, now: Date): Promise<boolean> => {
  const perDay = perDayOf(cause)
  if (perDay === null) return false
  const [today] = await run(tx, timesSince(userId, [cause], new Date(startOfDay(now.getTime(), 0))))
  return today !== undefined && today.times >= perDay
}

/**
 * What books a deed, for whoever runs it beside other statements; `settleEarned` follows. Not for what earns so often a day.
 *
 * @param after - a statement before it, which must have answered a row.
 */
export const earnedBy = (deed: Deed, now: Date, after?: string) => {
  const { userId, cause, reference, orderId = null, dayOfSeven = null } = deed
  const { growth } = EARNING_RULES[cause]
  const earned = [
    { unit: PointsUnit.points, amount: pointsOf(deed), endsOn: endsOn(now) },
    ...(growth > 0 ? [{ unit: PointsUnit.growth, amount: growth, endsOn: null }] : []),
  ]
  const entry = { userId, cause, reference, orderId, dayOfSeven, book: 'issued', at: now, deedAt: now } as const
  return newDeed({ ...entry, earned, endedTo: endedTo(now) }, after)
}

/** Ends what was over in an account before something was booked into it: what was earned now ends later than that. */
export const settleEarned = async (
  tx: Queryable,
  userId: string,
  [account]: readonly { endedTo: string }[],
  now: Date,
): Promise<void> => {
  if (account !== undefined && account.endedTo < endedTo(now)) await lockAccount(tx, userId, now)
}

/**
 * Books what a deed earns, once for its reference: to be called in the transaction that does the deed. It locks the
 * customer's account of points. One more than earn on a day earns nothing.
 */
export const earn = async (tx: Queryable, deed: Deed, now: Date): Promise<void> => {
  const { userId, cause } = deed
  if (perDayOf(cause) !== null) {
    await lockAccount(tx, userId, now)
    if (await isDayFull(tx, userId, cause, now)) return
  }
  await settleEarned(tx, userId, (await together(tx, earnedBy(deed, now))).account, now)
}

/** Takes back, once, what orders whose money went back have earned; what was used meanwhile becomes a debt. */
export const takeBack = async (tx: Queryable, orderIds: readonly string[], now: Date): Promise<void> => {
  for (const { id, userId, unit, amount, orderId, deedAt } of await earnedByOrders(tx, orderIds)) {
    await lockAccount(tx, userId, now)
    const entry: NewEntry = {
      userId,
      unit,
      cause: PointsCause.takenBack,
      reference: String(id),
      book: 'issued',
      amount: -amount,
      orderId,
      dayOfSeven: null,
      at: now,
      deedAt,
      endsOn: null,
    }
    await bookEntry(tx, entry)
  }
}
