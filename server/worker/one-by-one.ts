import type { ServerContext } from '../context/server-context'
import type { DueWork } from '../db/due-work'
import type { Queryable } from '../db/queryable'
import { countFailure } from '../system/failed-jobs'
import { retryPauseMs } from '../system/retry-pause'

const putOff = async (db: Queryable, work: string, item: string, now: Date): Promise<void> => {
  const sql = 'SELECT tries FROM failed_work WHERE work = $1 AND item = $2'
  const tries = ((await db.one<{ tries: number }>(sql, [work, item]))?.tries ?? 0) + 1
  await db.query(
    `INSERT INTO failed_work (work, item, tries, next_try_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (work, item) DO UPDATE SET tries = excluded.tries, next_try_at = excluded.next_try_at`,
    [work, item, tries, new Date(now.getTime() + retryPauseMs(tries))],
  )
}

/** Done after all, an item begins with the shortest pause should it fail again. */
const forgetFailures = (db: Queryable, work: string, items: readonly string[]) =>
  db.query('DELETE FROM failed_work WHERE work = $1 AND item = ANY($2)', [work, items])

/**
 * Does a batch of due work, one item after the other. One that fails is counted, logged, and tried again after a pause that
 * grows with each failure. Returns how many were due. Several processes may do the same work.
 */
export const oneByOne = async <Item extends { id: string }>(
  { database, clock, logger }: Pick<ServerContext, 'database' | 'clock' | 'logger'>,
  { name, listDue, doOne }: DueWork<Item>,
): Promise<number> => {
  const now = clock.now()
  const due = await listDue(database, now)
  const done: string[] = []
  for (const item of due) {
    try {
      await doOne(database, item, now)
      done.push(item.id)
    } catch (error) {
      countFailure()
      logger.error({ work: name, item: item.id, err: error }, 'due work failed and will be tried again')
      await putOff(database, name, item.id, now)
    }
  }
  if (done.length > 0) await forgetFailures(database, name, done)
  return due.length
}
