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

/** Keeps a file that was announced: nothing removes its bytes from now on. */
export const insertFile = async (database: Queryable, file: StoredFile, now: Date): Promise<void> => {
  await database.query(
    `WITH announced AS (DELETE FROM file_removal WHERE path = $1)
     INSERT INTO stored_file (path, account_id, module, private, mime_type, byte_size, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [file.path, file.accountId, file.module, file.isPrivate, file.mimeType, file.byteSize, now],
  )
}

/** Drops files of an account from the database; their bytes are removed at once (`removeDueFiles`). */
export const forgetFiles = async (
  tx: Queryable,
  accountId: string,
  paths: readonly string[],
  now: Date,
): Promise<void> => {
  await tx.query(
    `WITH gone AS (DELETE FROM stored_file WHERE account_id = $1 AND path = ANY($2) RETURNING path)
     INSERT INTO file_removal (path, due_at) SELECT path, $3 FROM gone`,
    [accountId, paths, now],
  )
}

/** Drops all files of an account, as `forgetFiles` does, but those that are papers of its orders. */
export const forgetFilesOf = async (tx: Queryable, accountId: string, now: Date): Promise<void> => {
  await tx.query(
    `WITH gone AS (
       DELETE FROM stored_file WHERE account_id = $1 AND NOT EXISTS (
         SELECT FROM order_paper WHERE order_paper.path = stored_file.path) RETURNING path)
     INSERT INTO file_removal (path, due_at) SELECT path, $2 FROM gone`,
    [accountId, now],
  )
}
