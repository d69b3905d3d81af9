import { EarningCause } from '@/wire/enums/points'
import type { PointsState } from '@/wire/schemas/points'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { Database } from '../../db/queryable'
import { run } from '../../db/together'
import { holdAccount } from '../session/hold-account'
import { checkInStand } from './check-in-days'
import { earn } from './earn'
import { newestDay } from './points-statements'
import { readPointsIn } from './read-points'
import { lockAccount } from './settle-account'

/**
 * Checks a customer in for today in Shanghai; the same day again changes nothing.
 *
 * @throws Refusal sessionExpired.
 */
export const checkIn = (database: Database, userId: string, now: Date): Promise<PointsState> =>
  database.transaction(async (tx) => {
    await holdAccount(tx, userId)
    // One after the other: the day of seven follows from the last one.
    await lockAccount(tx, userId, now)
    const [last] = await run(tx, newestDay(userId, EarningCause.checkIn))
    const { isDone, dayOfSeven } = checkInStand(last, now.getTime())
    const reference = shanghaiDay(now.getTime())
    if (!isDone) await earn(tx, { userId, cause: EarningCause.checkIn, reference, dayOfSeven }, now)
    return readPointsIn(tx, userId, now)
  })
