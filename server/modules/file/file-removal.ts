import { HOUR_MS } from '@/domain/time/duration'
import type { Queryable } from '../../db/queryable'
import type { FileStorage } from '../../gateways/storage/file-storage'

/** Far longer than any file is being written: whoever wrote it is dead. */
const WRITING_MS = HOUR_MS
const BATCH_SIZE = 100

/**
 * Tells of a file before it is written. Unless `insertFile` follows, its bytes are removed an hour later: a process that
 * dies in between leaves nothing that nobody knows of.
 */
export const announceFile = async (database: Queryable, path: string, now: Date): Promise<void> => {
  await database.query('INSERT INTO file_removal (path, due_at) VALUES ($1, $2)', [
    path,
    new Date(now.getTime() + WRITING_MS),
  ])
}

/** Removes the files whose time has come, and returns how many. Several processes may do so at once. */
export const removeDueFiles = async (database: Queryable, storage: FileStorage, now: Date): Promise<number> => {
  const due = await database.query<{ path: string }>(
    'SELECT path FROM file_removal WHERE due_at <= $1 ORDER BY due_at LIMIT $2',
    [now, BATCH_SIZE],
  )
  for (const { path } of due) {
    await storage.remove(path)
    await database.query('DELETE FROM file_removal WHERE path = $1', [path])
  }
  return due.length
}
