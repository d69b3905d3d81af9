import { PointsUnit, type PointsCause } from '@/wire/enums/points'
import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import type { Lot } from './left-of'

const { points, growth } = PointsUnit

/** What a customer has; below zero is a debt. */
export interface PointsAccount {
  points: number
  growth: number
  endedTo: string
}

const SELECT_ACCOUNT = 'SELECT points, growth, ended_to AS "endedTo" FROM points_account WHERE user_id = $1'

/** The account, unless nothing was ever earned. */
export const pointsAccount = (userId: string): Statement<PointsAccount> => ({ sql: SELECT_ACCOUNT, params: [userId] })

/** Reads it by itself. */
export const findPointsAccount = async (db: Queryable, userId: string): Promise<PointsAccount | undefined> =>
  (await run(db, pointsAccount(userId)))[0]

/** The account, opened if need be; it stays locked until the transaction ends. */
export const takePointsAccount = async (tx: Queryable, userId: string, endedTo: string): Promise<PointsAccount> => {
  // The empty change locks the row that is there, and answers it.
  const account = await tx.one<PointsAccount>(
    `INSERT INTO points_account (user_id, ended_to) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id RETURNING points, growth, ended_to AS "endedTo"`,
    [userId, endedTo],
  )
  if (account === undefined) throw new Error('an account of points answered no row')
  return account
}

/** Remembers up to which day points were ended. */
export const setEndedTo = async (tx: Queryable, userId: string, day: string): Promise<void> => {
  await tx.query('UPDATE points_account SET ended_to = $2 WHERE user_id = $1', [userId, day])
}

/** Customers whose points have to be ended, those that wait longest first. */
export const accountsToEnd = async (db: Queryable, endedTo: string, size: number): Promise<string[]> => {
  const rows = await db.query<{ userId: string }>(
    'SELECT user_id AS "userId" FROM points_account WHERE ended_to < $1 ORDER BY ended_to LIMIT $2',
    [endedTo, size],
  )
  return rows.map(({ userId }) => userId)
}

/** The account of the house on the other side of an entry. */
type Book = 'issued' | 'ended'

/** An entry to be booked. */
export interface NewEntry {
  userId: string
  unit: PointsUnit
  cause: PointsCause
  reference: string
  book: Book
  amount: number
  orderId: string | null
  dayOfSeven: number | null
  at: Date
  deedAt: Date
  endsOn: string | null
}

/** Books an entry and its amount; false when its cause has one of this reference. The account must be locked. */
export const bookEntry = async (tx: Queryable, entry: NewEntry): Promise<boolean> => {
  const rows = await tx.query(
    `WITH entry AS (
       INSERT INTO points_entry (user_id, unit, cause, reference, book, amount, order_id, day_of_seven, at, deed_at,
         ends_on)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       ON CONFLICT (user_id, unit, cause, reference) DO NOTHING RETURNING unit, amount)
     UPDATE points_account SET points = points + CASE unit WHEN ${points} THEN amount ELSE 0 END,
       growth = growth + CASE unit WHEN ${growth} THEN amount ELSE 0 END
     FROM entry WHERE user_id = $1 RETURNING user_id`,
    [
      entry.userId,
      entry.unit,
      entry.cause,
      entry.reference,
      entry.book,
      entry.amount,
      entry.orderId,
      entry.dayOfSeven,
      entry.at,
      entry.deedAt,
      entry.endsOn,
    ],
  )
  return rows.length > 0
}

/** Points by their last day; without one, those that were taken or ended. */
interface LotRow {
  day: string | null
  points: number
}

/** What a customer ever earned of points, and all that was taken or ended since. */
export const lotsOf = (userId: string): Statement<LotRow> => ({
  sql: `SELECT ends_on AS day, sum(amount)::int AS points FROM points_entry WHERE user_id = $1 AND unit = ${points}
    GROUP BY ends_on ORDER BY ends_on`,
  params: [userId],
})

/** The same, apart. */
export const lotsOfRows = (rows: readonly LotRow[]): { earned: Lot[]; used: number } => {
  const earned = rows.flatMap(({ day, points: amount }) => (day === null ? [] : [{ day, points: amount }]))
  return { earned, used: -(rows.find(({ day }) => day === null)?.points ?? 0) }
}

/** What orders, and those that they took over, have earned. */
export const earnedByOrders = (tx: Queryable, orderIds: readonly string[]) =>
  tx.query<{ id: number; userId: string; unit: PointsUnit; amount: number; orderId: string; deedAt: Date }>(
    `SELECT id, user_id AS "userId", unit, amount, order_id AS "orderId", deed_at AS "deedAt" FROM points_entry
     WHERE amount > 0 AND order_id IN (SELECT id FROM orders WHERE id = ANY ($1) OR linked_to = ANY ($1))
     ORDER BY user_id, id`,
    [orderIds],
  )

/** Which of some causes a customer has entries of. */
export const causesHad = (userId: string, causes: readonly PointsCause[]): Statement<{ cause: PointsCause }> => ({
  sql: `SELECT DISTINCT cause FROM points_entry
    WHERE user_id = $1 AND unit = ${points} AND cause = ANY ($2::smallint[])`,
  params: [userId, causes],
})

/** How often each of some causes has earned since a moment; a cause that has not is left out. */
export const timesSince = (
  userId: string,
  causes: readonly PointsCause[],
  since: Date,
): Statement<{ cause: PointsCause; times: number }> => ({
  sql: `SELECT cause, count(*)::int AS times FROM points_entry
    WHERE user_id = $1 AND unit = ${points} AND at >= $3 AND cause = ANY ($2::smallint[]) GROUP BY cause`,
  params: [userId, causes, since],
})

/** The newest entry of a cause whose references are days. */
export const newestDay = (userId: string, cause: PointsCause): Statement<{ day: string; dayOfSeven: number }> => ({
  sql: `SELECT reference AS day, day_of_seven AS "dayOfSeven" FROM points_entry
    WHERE user_id = $1 AND unit = ${points} AND cause = $2 ORDER BY reference DESC LIMIT 1`,
  params: [userId, cause],
})

/** Takes the points and the growth of an account that ends. */
export const forgetPointsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM points_entry WHERE user_id = $1', [userId])
  await tx.query('DELETE FROM points_account WHERE user_id = $1', [userId])
}
