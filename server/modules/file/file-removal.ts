import { HOUR_MS } from '@/domain/time/duration'
import type { ServerContext } from '../../context/server-context'
import type { Queryable } from '../../db/queryable'
import { countFailure } from '../../system/failed-jobs'
import { StorageUnavailable } from '../../system/storage-unavailable'

/** No file takes so long to be written: one that nobody has entered by then was left by a process that died. */
const WRITING_MS = HOUR_MS
const BATCH_SIZE = 100
const NEXT_TRY_MS = HOUR_MS

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

/** What removing files takes. */
type Remover = Pick<ServerContext, 'database' | 'storage' | 'clock' | 'logger'>

const removeFile = async ({ database, storage }: Remover, path: string): Promise<void> => {
  await storage.remove(path)
  await database.query('DELETE FROM file_removal WHERE path = $1', [path])
}

/**
 * Removes the files whose time has come, for the worker alone: nobody waits for a store. Returns how many it has tried. One
 * that cannot be removed is logged, and comes up again an hour later. Several processes may do so at once.
 */
export const removeDueFiles = async (remover: Remover): Promise<number> => {
  const { database, clock, logger } = remover
  const now = clock.now()
  const due = await database.query<{ path: string }>(
    'SELECT path FROM file_removal WHERE due_at <= $1 ORDER BY due_at LIMIT $2',
    [now, BATCH_SIZE],
  )
  for (const [index, { path }] of due.entries()) {
    try {
      await removeFile(remover, path)
    } catch (error) {
      countFailure()
      logger.error({ err: error }, 'a file could not be removed and will be tried again')
      const nextTryAt = new Date(now.getTime() + NEXT_TRY_MS)
      await database.query('UPDATE file_removal SET due_at = $2 WHERE path = $1', [path, nextTryAt])
      // Each try of a store that is away takes its time: the others wait for the next look.
      if (error instanceof StorageUnavailable) return index + 1
    }
  }
  return due.length
}
