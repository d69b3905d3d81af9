import type { ConfigurationSnapshot, SavedConfiguration } from '@/wire/schemas/configuration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'

interface SavedRow {
  id: string
  revision: number
  snapshot: ConfigurationSnapshot
  savedAt: Date
}

const COLUMNS = 'id, revision, snapshot, saved_at AS "savedAt"'

const asSaved = ({ id, revision, snapshot, savedAt }: SavedRow): SavedConfiguration => ({
  ...snapshot,
  id,
  revision,
  savedTime: formatShanghai(savedAt.getTime()),
})

/** A user's configurations, the newest first. */
export const listSaved = async (database: Queryable, userId: string): Promise<SavedConfiguration[]> => {
  const sql = `SELECT ${COLUMNS} FROM saved_configuration WHERE account_id = $1 ORDER BY saved_at DESC, id`
  return (await database.query<SavedRow>(sql, [userId])).map(asSaved)
}

/** One configuration of a user, or undefined. */
export const findSaved = async (
  database: Queryable,
  userId: string,
  id: string,
): Promise<SavedConfiguration | undefined> => {
  const sql = `SELECT ${COLUMNS} FROM saved_configuration WHERE account_id = $1 AND id = $2`
  const row = await database.one<SavedRow>(sql, [userId, id])
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

/** Deletes a configuration; one that is not there is deleted already. */
export const deleteSaved = async (database: Queryable, userId: string, id: string): Promise<void> => {
  await database.query('DELETE FROM saved_configuration WHERE account_id = $1 AND id = $2', [userId, id])
}

/** Deletes all configurations of a user, whose account ends. */
export const forgetSavedOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM saved_configuration WHERE account_id = $1', [userId])
}
