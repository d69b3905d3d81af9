import { SECOND_MS } from '@/domain/time/duration'
import { OPEN_CLOSURE } from '../../db/app-is-open'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'

/** Why the app is closed, since when, and until when by plan. */
export interface ClosureRow {
  reason: string
  beganAt: Date
  endsAt: Date
}

/** How often a process looks; so long may calls still be refused after the end. */
export const LOOK_EVERY_MS = SECOND_MS

/** What closes the app, in the language of the request at hand: told until every process has seen its end. */
export const findClosure = (db: Queryable, now: Date): Promise<ClosureRow | undefined> =>
  db.one<ClosureRow>(
    `SELECT ${said('closure', 'reason')} AS reason, began_at AS "beganAt", ends_at AS "endsAt"
     FROM closure WHERE over_at IS NULL OR over_at > $1`,
    [new Date(now.getTime() - LOOK_EVERY_MS)],
  )

/** Whether the app is closed at this moment. */
export const isClosed = async (db: Queryable): Promise<boolean> => (await db.one(OPEN_CLOSURE)) !== undefined
