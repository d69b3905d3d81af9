import type { Database, Queryable } from './queryable'

/** Work that falls due item by item, each of them done by itself, so that one which fails stops no other. */
export interface DueWork<Item extends { id: string } = { id: string }> {
  /** Its name in the log and in `failed_work`. */
  name: string
  /** A batch of the items that are due and ready. */
  listDue: (db: Queryable, now: Date) => Promise<Item[]>
  /** Does one in a transaction of its own; does nothing where another process has it in hand, or was faster. */
  doOne: (database: Database, item: Item, now: Date) => Promise<void>
}

/** SQL: an item may be tried at $1, for it has not failed, or long enough ago. */
export const isReady = (work: string, item: string): string =>
  `NOT EXISTS (SELECT FROM failed_work WHERE work = '${work}' AND failed_work.item = ${item} AND next_try_at > $1)`
