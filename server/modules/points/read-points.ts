import { EarningCause } from '@/wire/enums/points'
import type { PointsState } from '@/wire/schemas/points'
import { DAY_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { Database, Queryable } from '../../db/queryable'
import { together, type RowsOf } from '../../db/together'
import { startOfDay } from '../../system/shanghai-calendar'
import { checkInStand } from './check-in-days'
import { CAUSES_BY_DAY, CAUSES_ONCE, earningRows, isTaskOfAll } from './earning-rows'
import { REMIND_DAYS } from './earning-rules'
import { leftOf } from './left-of'
import { causesHad, lotsOf, lotsOfRows, newestDay, pointsAccount, timesSince } from './points-statements'
import { readSettled, settledAccount } from './settle-account'

/** What a customer's points are told by. */
export const pointsRead = (userId: string, now: Date) => ({
  account: pointsAccount(userId),
  lots: lotsOf(userId),
  had: causesHad(userId, CAUSES_ONCE),
  today: timesSince(userId, CAUSES_BY_DAY, new Date(startOfDay(now.getTime(), 0))),
  lastCheckIn: newestDay(userId, EarningCause.checkIn),
})

/** What a customer has, when it ends, and what earns more. */
export const pointsView = (rows: RowsOf<ReturnType<typeof pointsRead>>, now: Date): PointsState => {
  const points = rows.account[0]?.points ?? 0
  const { earned, used } = lotsOfRows(rows.lots)
  const ending = leftOf(earned, used)
  const soon = shanghaiDay(now.getTime() + REMIND_DAYS * DAY_MS)
  const had = rows.had.map(({ cause }) => cause)
  const today = new Map(rows.today.map(({ cause, times }) => [cause, times]))
  return {
    balance: Math.max(points, 0),
    debt: Math.max(-points, 0),
    ending,
    isEndingSoon: ending.some(({ day }) => day <= soon),
    checkIn: checkInStand(rows.lastCheckIn[0], now.getTime()),
    tasks: earningRows()
      .filter(({ cause }) => isTaskOfAll(cause) && !had.includes(cause))
      .map((row) => ({ ...row, doneToday: today.get(row.cause) ?? 0 })),
  }
}

/** Reads a customer's points. */
export const readPoints = async (database: Database, userId: string, now: Date): Promise<PointsState> =>
  pointsView(await readSettled(database, userId, now, (db) => together(db, pointsRead(userId, now))), now)

/** The same within a transaction of something else. */
export const readPointsIn = async (tx: Queryable, userId: string, now: Date): Promise<PointsState> => {
  await settledAccount(tx, userId, now)
  return pointsView(await together(tx, pointsRead(userId, now)), now)
}
