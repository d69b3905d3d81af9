import { EarningCause } from '@/wire/enums/points'
import type { PointsState } from '@/wire/schemas/points'
import { DAY_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { startOfDay } from '../../system/shanghai-calendar'
import { checkInStand } from './check-in-days'
import { CAUSES_BY_DAY, CAUSES_ONCE, earningRows, isTaskOfAll } from './earning-rows'
import { REMIND_DAYS } from './earning-rules'
import { leftOf } from './left-of'
import { causesHad, newestDay, readLots, timesSince } from './points-statements'
import { settledAccount } from './settle-account'

/** What a customer has, when it ends, and what earns more. */
export const readPoints = async (tx: Queryable, userId: string, now: Date): Promise<PointsState> => {
  const { points } = await settledAccount(tx, userId, now)
  const { earned, used } = await readLots(tx, userId)
  const ending = leftOf(earned, used)
  const soon = shanghaiDay(now.getTime() + REMIND_DAYS * DAY_MS)
  const had = await causesHad(tx, userId, CAUSES_ONCE)
  const today = await timesSince(tx, userId, CAUSES_BY_DAY, new Date(startOfDay(now.getTime(), 0)))
  return {
    balance: Math.max(points, 0),
    debt: Math.max(-points, 0),
    ending,
    isEndingSoon: ending.some(({ day }) => day <= soon),
    checkIn: checkInStand(await newestDay(tx, userId, EarningCause.checkIn), now.getTime()),
    tasks: earningRows()
      .filter(({ cause }) => isTaskOfAll(cause) && !had.includes(cause))
      .map((row) => ({ ...row, doneToday: today.get(row.cause) ?? 0 })),
  }
}
