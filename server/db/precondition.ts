import type { Queryable } from './queryable'
import type { Statement } from './together'

/** What the first statement of some work asks beside its own, and what decides by the rows whether the work is done. */
export interface Precondition<Row extends object> {
  statement: Statement<Row>
  /** @throws Refusal when it is not. */
  accept: (db: Queryable, rows: readonly Row[]) => Promise<void>
}
