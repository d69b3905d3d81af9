import { OrderStatus, OrderType } from '@/wire/enums/order'
import { PointsUnit } from '@/wire/enums/points'
import { StarDeed } from '@/wire/enums/starfire'
import type { Queryable, SqlValue } from '../../db/queryable'
import type { Statement } from '../../db/together'
import { TASKS } from './starfire-rules'

/** An ambassador, as the ranking shows them. */
export interface StarRow {
  userId: string
  starId: string
  name: string
  avatar: string
  heat: number
  joinedAt: Date
}

const SELECT_STAR = `SELECT user_id AS "userId", ambassador.star_id AS "starId", nick_name AS name,
  avatar, heat, joined_at AS "joinedAt"
  FROM ambassador JOIN account ON account.id = user_id`

const stars = (where: string, params: readonly SqlValue[]): Statement<StarRow> => ({
  sql: `${SELECT_STAR} ${where}`,
  params,
  dates: ['joinedAt'],
})

/** The ambassador that an account is; a visitor is none. */
export const starOf = (userId: string | null): Statement<StarRow> => stars('WHERE user_id = $1', [userId])

/** The ambassador of a link. */
export const starById = (starId: string | null): Statement<StarRow> => stars('WHERE ambassador.star_id = $1', [starId])

/** The hottest ambassadors; of two alike, who joined first. */
export const hottestStars = (limit: number): Statement<StarRow> =>
  stars('ORDER BY heat DESC, joined_at, user_id LIMIT $1', [limit])

/** How many ambassadors there are. */
export const STAR_COUNT: Statement<{ count: number }> = { sql: 'SELECT count(*) AS count FROM ambassador', params: [] }

/** How many stand before the ambassador that a statement before this one reads. */
export const starsBefore = (star: string): Statement<{ count: number }> => ({
  // Two sums: for what is hotter, or as hot and older, no index would do.
  sql: `SELECT (SELECT count(*) FROM ambassador WHERE heat > own.heat) + (SELECT count(*) FROM ambassador
      WHERE heat = own.heat AND (joined_at, user_id) < (own."joinedAt", own."userId")) AS count FROM ${star} own`,
  params: [],
})

/** Whether a car was handed over to a customer. */
export const isOwner = async (db: Queryable, userId: string): Promise<boolean> => {
  const row = await db.one(
    `SELECT 1 FROM orders WHERE user_id = $1 AND order_type = ${OrderType.big} AND status = ${OrderStatus.complete} LIMIT 1`,
    [userId],
  )
  return row !== undefined
}

/** Makes a customer an ambassador, once; an id that another one has is not given. */
export const insertStar = async (tx: Queryable, userId: string, starId: string, now: Date): Promise<void> => {
  await tx.query('INSERT INTO ambassador (user_id, star_id, joined_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    userId,
    starId,
    now,
  ])
}

/** The ambassador by whose link a friend registered and was counted. */
export const starOfFriend = async (db: Queryable, friendId: string): Promise<string | undefined> =>
  (
    await db.one<{ userId: string }>(
      `SELECT ambassador.user_id AS "userId" FROM account JOIN ambassador ON ambassador.star_id = account.star_id
       JOIN ambassador_deed deed ON deed.user_id = ambassador.user_id AND deed.reference = account.id
         AND deed.kind = ${StarDeed.friendRegistered}
       WHERE account.id = $1`,
      [friendId],
    )
  )?.userId

/** Locks an ambassador until the transaction ends, so that one deed comes after the other. */
export const lockStar = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('SELECT FROM ambassador WHERE user_id = $1 FOR UPDATE', [userId])
}

/** Whether a phone is one of an ambassador's, and how many friends have registered on it. */
export const readPhone = (db: Queryable, userId: string, device: Buffer) =>
  db.one<{ isOwn: boolean; friends: number }>(
    `SELECT EXISTS (SELECT FROM known_device WHERE account_id = $1 AND device = $2) AS "isOwn",
       (SELECT count(*) FROM ambassador_deed WHERE user_id = $1 AND device = $2)::int AS friends`,
    [userId, device],
  )

/** A deed that is counted. */
export interface NewStarDeed {
  userId: string
  deed: StarDeed
  reference: string
  heat: number
  device: Buffer | null
}

/** Counts a deed; false if it was counted before. */
export const insertDeed = async (tx: Queryable, entry: NewStarDeed, now: Date): Promise<boolean> => {
  const { userId, deed, reference, heat, device } = entry
  const rows = await tx.query(
    `WITH counted AS (
       INSERT INTO ambassador_deed (user_id, kind, reference, heat, device, at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING RETURNING heat)
     UPDATE ambassador SET heat = ambassador.heat + counted.heat FROM counted WHERE user_id = $1 RETURNING user_id`,
    [userId, deed, reference, heat, device, now],
  )
  return rows.length > 0
}

/** How many deeds of a kind an ambassador has. */
interface DeedCount {
  deed: StarDeed
  count: number
}

/** Deeds of each kind since a moment. */
export const deedsSince = (userId: string | null, since: Date | null): Statement<DeedCount> => ({
  sql: `SELECT kind AS deed, count(*)::int AS count FROM ambassador_deed
    WHERE user_id = $1 AND ($2::timestamptz IS NULL OR at >= $2) GROUP BY kind`,
  params: [userId, since],
})

/** How many of a kind were counted. */
export const doneOf = (deeds: readonly DeedCount[], deed: StarDeed): number =>
  deeds.find((row) => row.deed === deed)?.count ?? 0

/** What the tasks have paid an ambassador. */
export const pointsOfTasks = (userId: string | null): Statement<{ paid: number }> => ({
  sql: `SELECT coalesce(sum(amount), 0)::int AS paid FROM points_entry
    WHERE user_id = $1 AND unit = ${PointsUnit.points} AND cause = ANY ($2::smallint[])`,
  params: [userId, TASKS.map(({ cause }) => cause)],
})

/** Takes an ambassador whose account ends out of the ranking; links of theirs lead to nobody. */
export const forgetStarOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM ambassador_deed WHERE user_id = $1', [userId])
  await tx.query('DELETE FROM ambassador WHERE user_id = $1', [userId])
  // What a friend brought stays counted; of the friend only an id is left, which names nobody.
  await tx.query('UPDATE ambassador_deed SET device = NULL WHERE reference = $1', [userId])
}
