import { DAY_MS } from '@/domain/time/duration'
import type { Database, Queryable } from '../../db/queryable'
import { fileReferences } from './file-references'

/** How long a file waits for what it was sent for; phones hold on to one for a shorter time. */
const WAIT_MS = DAY_MS
/** Few enough that nobody waits for a file's row. */
const BATCH_SIZE = 500

const UNREFERRED = Object.values(fileReferences)
  .map((reference) => `NOT EXISTS (${reference})`)
  .join(' AND ')

interface Looked {
  path: string
  takenAt: Date
}

/** Drops those of some files that nothing refers to, and nobody has taken up since; their bytes follow (`removeDueFiles`). */
const dropUnreferred = (tx: Queryable, paths: readonly string[], before: Date | 'infinity', now: Date) =>
  tx.query(
    `WITH gone AS (
       DELETE FROM stored_file AS file WHERE path = ANY($1) AND taken_at < $2 AND ${UNREFERRED} RETURNING path)
     INSERT INTO file_removal (path, due_at) SELECT path, $3 FROM gone`,
    [paths, before, now],
  )

/** Drops files of an account that something referred to until now, unless something else does. */
export const releaseFiles = async (
  tx: Queryable,
  accountId: string,
  paths: readonly string[],
  now: Date,
): Promise<void> => {
  // Held first, in the order in which they are taken up: whoever takes one up at this moment has said by then what for.
  const held = await tx.query<{ path: string }>(
    'SELECT path FROM stored_file WHERE account_id = $1 AND path = ANY($2) ORDER BY path COLLATE "C" FOR UPDATE',
    [accountId, paths],
  )
  await dropUnreferred(
    tx,
    held.map(({ path }) => path),
    'infinity',
    now,
  )
}

/**
 * Looks through the next files that nobody has taken up for long and drops those that nothing refers to; their bytes
 * follow (`removeDueFiles`). Whoever takes a file up meanwhile marks its row, which is then passed over.
 */
const sweepBatch = async (tx: Queryable, after: Looked | null, before: Date, now: Date): Promise<Looked | null> => {
  const looked = await tx.query<Looked>(
    `SELECT path, taken_at AS "takenAt" FROM stored_file
     WHERE taken_at < $1 AND ($2::timestamptz IS NULL OR (taken_at, path) > ($2, $3)) ORDER BY taken_at, path LIMIT $4`,
    [before, after?.takenAt ?? null, after?.path ?? '', BATCH_SIZE],
  )
  await dropUnreferred(
    tx,
    looked.map(({ path }) => path),
    before,
    now,
  )
  return looked.at(-1) ?? null
}

/** Drops the files that were sent for something that never came, or whose place was taken by others. */
export const sweepFiles = async (database: Database, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - WAIT_MS)
  let last: Looked | null = null
  do {
    last = await database.transaction((tx) => sweepBatch(tx, last, before, now))
  } while (last !== null)
}
