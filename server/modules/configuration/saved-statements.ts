import type { ConfigurationSnapshot, SavedConfiguration } from '@/wire/schemas/configuration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable, SqlValue } from '../../db/queryable'
import { run, type Statement } from '../../db/together'

interface SavedRow {
  id: string
  revision: number
  snapshot: ConfigurationSnapshot
  savedAt: Date
}

const COLUMNS = 'id, revision, snapshot, saved_at AS "savedAt"'

/** A kept configuration as it travels. */
export const asSaved = ({ id, revision, snapshot, savedAt }: SavedRow): SavedConfiguration => ({
  ...snapshot,
  id,
  revision,
  savedTime: formatShanghai(savedAt.getTime()),
})

const saved = (where: string, params: readonly SqlValue[]): Statement<SavedRow> => ({
  sql: `SELECT ${COLUMNS} FROM saved_configuration WHERE ${where}`,
  params,
  dates: ['savedAt'],
})

/** A user's configurations, the newest first. */
export const savedOf = (userId: string): Statement<SavedRow> =>
  saved('account_id = $1 ORDER BY saved_at DESC, id', [userId])

/** One configuration of a user. */
export const savedOne = (userId: string, id: string): Statement<SavedRow> =>
  saved('account_id = $1 AND id = $2', [userId, id])

/** Reads it by itself, as it was kept; undefined where there is none. */
export const findSaved = async (
  database: Queryable,
  userId: string,
  id: string,
): Promise<SavedConfiguration | undefined> => {
  const [row] = await run(database, savedOne(userId, id))
  return row && asSaved(row)
}

/** Writes a configuration in place of its last revision. */
export const putSaved = async (
  tx: Queryable,
  userId: string,
  { id, revision, snapshot, savedAt }: SavedRow,
): Promise<SavedConfiguration> => {
  await tx.query(
    `INSERT INTO saved_configuration (account_id, id, revision, snapshot, saved_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (account_id, id) DO UPDATE SET revision = $3, snapshot = $4, saved_at = $5`,
    [userId, id, revision, JSON.stringify(snapshot), savedAt],
  )
  return asSaved({ id, revision, snapshot, savedAt })
}

/** How many configurations a user has. */
export const countSaved = async (tx: Queryable, userId: string): Promise<number> =>
  (await tx.one<{ total: number }>('SELECT count(*) AS total FROM saved_configuration WHERE account_id = $1', [userId]))
    ?.total ?? 0

/** Deletes a configuration, if it is there. */
export const deleteSaved = async (database: Queryable, userId: string, id: string): Promise<void> => {
  await database.query('DELETE FROM saved_configuration WHERE account_id = $1 AND id = $2', [userId, id])
}

/** Deletes all configurations of a user, whose account ends. */
export const forgetSavedOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM saved_configuration WHERE account_id = $1', [userId])
}
