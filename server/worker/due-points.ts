import { endedTo } from '../modules/points/calendar-year'
import { accountsToEnd } from '../modules/points/points-statements'
import { lockAccount } from '../modules/points/settle-account'
import type { ServerContext } from '../context/server-context'
import { eachAtOnce } from './each-at-once'

const BATCH_SIZE = 100

/** Ends the points whose last day is over, account by account. Returns how many were due. */
export const endDuePoints = async ({ database, clock, logger }: ServerContext): Promise<number> => {
  const now = clock.now()
  const due = await accountsToEnd(database, endedTo(now), BATCH_SIZE)
  await eachAtOnce(due, logger, (userId) => database.transaction((tx) => lockAccount(tx, userId, now)))
  return due.length
}
