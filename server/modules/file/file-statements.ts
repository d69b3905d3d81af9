import type { Queryable } from '../../db/queryable'

/** A file as the database knows it. */
export interface StoredFile {
  path: string
  accountId: string
  module: string
  isPrivate: boolean
  mimeType: string
  byteSize: number
  /** Of a picture, as it is seen; null for anything else. */
  width: number | null
  height: number | null
}

/** A file that is to be kept. */
type NewFile = Omit<StoredFile, 'width' | 'height'> & Partial<Pick<StoredFile, 'width' | 'height'>>

/** Which upload of the account a file came from. */
export interface SentUpload {
  key: string
  fingerprint: string
}

const COLUMNS = `path, account_id AS "accountId", module, private AS "isPrivate", mime_type AS "mimeType", byte_size AS "byteSize", width, height`

export const findFile = (database: Queryable, path: string): Promise<StoredFile | undefined> =>
  database.one<StoredFile>(`SELECT ${COLUMNS} FROM stored_file WHERE path = $1`, [path])

/** The files of an account, the oldest first. */
export const listFilesOf = (database: Queryable, accountId: string): Promise<{ path: string; createdAt: Date }[]> =>
  database.query(
    'SELECT path, created_at AS "createdAt" FROM stored_file WHERE account_id = $1 ORDER BY created_at, path',
    [accountId],
  )

/** The file that an account's upload under a key has made. */
export const findUpload = (
  database: Queryable,
  accountId: string,
  key: string,
): Promise<(StoredFile & { fingerprint: string }) | undefined> =>
  database.one(`SELECT ${COLUMNS}, fingerprint FROM stored_file WHERE account_id = $1 AND upload_key = $2`, [
    accountId,
    key,
  ])

/**
 * Keeps a file that was announced: nothing removes its bytes from now on. Answers false where the same upload has made a
 * file meanwhile; this one then stays announced for removal.
 */
export const insertFile = async (
  database: Queryable,
  file: NewFile,
  now: Date,
  sent?: SentUpload,
): Promise<boolean> => {
  const kept = await database.query(
    `WITH kept AS (
       INSERT INTO stored_file
         (path, account_id, module, private, mime_type, byte_size, created_at, taken_at, upload_key, fingerprint,
          width, height)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11) ON CONFLICT (account_id, upload_key) DO NOTHING RETURNING path),
     announced AS (DELETE FROM file_removal USING kept WHERE file_removal.path = kept.path)
     SELECT path FROM kept`,
    [
      file.path,
      file.accountId,
      file.module,
      file.isPrivate,
      file.mimeType,
      file.byteSize,
      now,
      sent?.key ?? null,
      sent?.fingerprint ?? null,
      file.width ?? null,
      file.height ?? null,
    ],
  )
  return kept.length > 0
}

/**
 * A file that is about to be referred to. It is marked, so that nobody sweeps it away meanwhile: who swept it first has
 * won, and it is not found.
 */
export const takeFile = (tx: Queryable, path: string, now: Date): Promise<StoredFile | undefined> =>
  tx.one<StoredFile>(`UPDATE stored_file SET taken_at = $2 WHERE path = $1 RETURNING ${COLUMNS}`, [path, now])

/** Drops files of an account from the database; their bytes follow (`removeDueFiles`). */
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
