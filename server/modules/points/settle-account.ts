import { PointsCause, PointsUnit } from '@/wire/enums/points'
import type { Database, Queryable } from '../../db/queryable'
import { run } from '../../db/together'
import { endedTo, endInstant, endsBetween } from './calendar-year'
import { leftOf } from './left-of'
import {
  bookEntry,
  findPointsAccount,
  lotsOf,
  lotsOfRows,
  setEndedTo,
  takePointsAccount,
  type PointsAccount,
} from './points-statements'

/** Ends what is left of the points whose last day is over. */
const endPoints = async (tx: Queryable, userId: string, day: string): Promise<void> => {
  const { earned, used } = lotsOfRows(await run(tx, lotsOf(userId)))
  const left = leftOf(earned, used).filter((lot) => lot.day <= day)
  const amount = left.reduce((sum, lot) => sum + lot.points, 0)
  if (amount === 0) return
  const at = endInstant(day)
  await bookEntry(tx, {
    userId,
    unit: PointsUnit.points,
    cause: PointsCause.ended,
    reference: day,
    book: 'ended',
    amount: -amount,
    orderId: null,
    dayOfSeven: null,
    at,
    deedAt: at,
    endsOn: null,
  })
}

/** Locks a customer's account, opened if need be, and ends the points whose time is over: whatever follows finds it true. */
export const lockAccount = async (tx: Queryable, userId: string, now: Date): Promise<void> => {
  const upTo = endedTo(now)
  const account = await takePointsAccount(tx, userId, upTo)
  for (const day of endsBetween(account.endedTo, upTo)) {
    await endPoints(tx, userId, day)
    await setEndedTo(tx, userId, day)
  }
}

/** Reads an account and what hangs on it; points whose time is over are ended first, once a year. */
export const readSettled = async <Rows extends { account: readonly PointsAccount[] }>(
  database: Database,
  userId: string,
  now: Date,
  read: (db: Queryable) => Promise<Rows>,
): Promise<Rows> => {
  const rows = await read(database)
  if (rows.account.every((account) => account.endedTo >= endedTo(now))) return rows
  return database.transaction(async (tx) => {
    await lockAccount(tx, userId, now)
    return read(tx)
  })
}

/** What a customer has at a moment; below zero is a debt. */
export const settledAccount = async (
  tx: Queryable,
  userId: string,
  now: Date,
): Promise<{ points: number; growth: number }> => {
  const account = await findPointsAccount(tx, userId)
  if (account === undefined) return { points: 0, growth: 0 }
  if (account.endedTo >= endedTo(now)) return account
  await lockAccount(tx, userId, now)
  return (await findPointsAccount(tx, userId)) ?? account
}
