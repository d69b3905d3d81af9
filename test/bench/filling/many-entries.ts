import { EarningCause, PointsCause, PointsUnit } from '@/wire/enums/points'
import type { Queryable } from '../../../server/db/queryable'
import type { OpenServer } from '../measuring/open-server'
import { tidy, withoutIndexes } from './without-indexes'

/** How many entries there are, and how many of them one customer has. */
interface Crowd {
  entries: number
  userId: string
  ofUser: number
}

const PEOPLE = 100_000

const openAccounts = async (tx: Queryable): Promise<void> => {
  await tx.query(
    `INSERT INTO account (id, nick_name, avatar, created_at) SELECT 'many-' || n, 'Many', '', now()
     FROM generate_series(0, ${PEOPLE - 1}) n`,
  )
  await tx.query(
    `INSERT INTO points_account (user_id, ended_to)
     SELECT id, make_date(extract(year FROM now() AT TIME ZONE 'Asia/Shanghai')::int - 1, 12, 31) FROM account
     ON CONFLICT DO NOTHING`,
  )
}

/** Of this year and the last, so that none has ended: one of five is growth, one of twenty was taken back. */
const fillEntries = (tx: Queryable, { entries, userId, ofUser }: Crowd): Promise<unknown[]> =>
  tx.query(
    `INSERT INTO points_entry (user_id, unit, cause, reference, book, amount, at, deed_at, ends_on)
     SELECT CASE WHEN n % $3 = 0 THEN $1 ELSE 'many-' || n % ${PEOPLE} END,
       CASE WHEN chance < 4 THEN ${PointsUnit.growth} ELSE ${PointsUnit.points} END,
       CASE WHEN chance = 4 THEN ${PointsCause.takenBack} ELSE ${EarningCause.review} END, n, 'issued',
       CASE WHEN chance = 4 THEN -5 ELSE 10 END, at, at,
       CASE WHEN chance > 4 THEN make_date(extract(year FROM at AT TIME ZONE 'Asia/Shanghai')::int + 1, 12, 31) END
     FROM generate_series(1, $2::int) n, LATERAL (SELECT abs(hashint4(n) % 20) AS chance) drawn,
       LATERAL (SELECT first_at + (now() - first_at) * (n / $2::float8) AS at FROM (
         SELECT (date_trunc('year', now() AT TIME ZONE 'Asia/Shanghai') - interval '1 year') AT TIME ZONE 'Asia/Shanghai'
           AS first_at) of_year) moment`,
    [userId, entries, Math.floor(entries / ofUser)],
  )

/** Fills the ledger. The entries of who has many lie among all the others, as they come in. */
export const addEntries = async ({ database, databaseUrl }: OpenServer, crowd: Crowd): Promise<void> => {
  await database.patientTransaction(async (tx) => {
    await openAccounts(tx)
    await withoutIndexes(tx, 'points_entry', () => fillEntries(tx, crowd))
    await tx.query(
      `UPDATE points_account SET points = had.points, growth = had.growth FROM (
         SELECT user_id, coalesce(sum(amount) FILTER (WHERE unit = ${PointsUnit.points}), 0) AS points,
           coalesce(sum(amount) FILTER (WHERE unit = ${PointsUnit.growth}), 0) AS growth
         FROM points_entry GROUP BY user_id) had WHERE had.user_id = points_account.user_id`,
    )
  })
  await tidy(databaseUrl, ['points_entry', 'points_account', 'account'])
}
