import type { Queryable } from '../../db/queryable'

/** A file as the database knows it. */
export interface StoredFile {
  path: string
  accountId: string
  module: string
  isPrivate: boolean
  mimeType: string
  byteSize: number
}

const COLUMNS = `path, account_id AS "accountId", module, private AS "isPrivate", mime_type AS "mimeType", byte_size AS "byteSize"`

export const findFile = (database: Queryable, path: string): Promise<StoredFile | undefined> =>
  database.one<StoredFile>(`SELECT ${COLUMNS} FROM stored_file WHERE path = $1`, [path])

export const insertFile = async (database: Queryable, file: StoredFile, now: Date): Promise<void> => {
  await database.query(
    `INSERT INTO stored_file (path, account_id, module, private, mime_type, byte_size, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [file.path, file.accountId, file.module, file.isPrivate, file.mimeType, file.byteSize, now],
  )
}

/** Drops files of an account from the database; the storage removes them afterwards. */
export const forgetFiles = async (tx: Queryable, accountId: string, paths: readonly string[]): Promise<void> => {
  await tx.query('DELETE FROM stored_file WHERE account_id = $1 AND path = ANY($2)', [accountId, paths])
}

/**
 * Drops an account's files from the database and returns their paths, for the storage to remove. The papers of its
 * orders stay, as the orders do.
 */
export const forgetFilesOf = async (tx: Queryable, accountId: string): Promise<string[]> => {
  const rows = await tx.query<{ path: string }>(
    `DELETE FROM stored_file WHERE account_id = $1 AND NOT EXISTS (
       SELECT FROM order_paper WHERE order_paper.path = stored_file.path) RETURNING path`,
    [accountId],
  )
  return rows.map((row) => row.path)
}
