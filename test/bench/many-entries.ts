import { EarningCause, PointsCause, PointsUnit } from '@/wire/enums/points'
import { createDatabase } from '../../server/db/database'
import type { Queryable } from '../../server/db/queryable'
import type { OpenServer } from './open-server'

/** How many entries there are, and how many of them one customer has. */
interface Crowd {
  entries: number
  userId: string
  ofUser: number
}

const PEOPLE = 100_000

interface Definition {
  name: string
  definition: string
}

/** Fills a table first and makes its indexes and constraints after it, as they were: row by row they take an hour. */
const withoutIndexes = async (tx: Queryable, table: string, fill: () => Promise<unknown>): Promise<void> => {
  const constraints = await tx.query<Definition>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE conrelid = $1::regclass AND contype IN ('p', 'u', 'f')`,
    [table],
  )
  for (const { name } of constraints) await tx.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  const indexes = await tx.query<Definition>(
    'SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE tablename = $1',
    [table],
  )
  for (const { name } of indexes) await tx.query(`DROP INDEX ${name}`)
  await fill()
  for (const { name, definition } of constraints)
    await tx.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
  for (const { definition } of indexes) await tx.query(definition)
}

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
  // What autovacuum does in time, now: it is in no transaction, and takes longer than a statement of a shopper may.
  const patient = createDatabase(databaseUrl, { maxConnections: 1, patience: { statementMs: 0, answerMs: 0 } })
  try {
    await patient.query('VACUUM ANALYZE points_entry')
    await patient.query('VACUUM ANALYZE points_account')
    await patient.query('ANALYZE account')
  } finally {
    await patient.close()
  }
}
