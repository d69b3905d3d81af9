import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../server/db/queryable'

const WAITING = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** Resolves once so many connections wait for a row that somebody holds. */
export const untilWaiting = async (database: Database, count: number): Promise<void> => {
  while ((await database.query(WAITING)).length !== count) await pause(10)
}
