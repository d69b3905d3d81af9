import type { Run } from './connections'
import type { SqlValue } from './queryable'
import { codeOf, retryRead } from './retry'
import { DatabaseUnavailable } from './unavailable'

/** So long the one that did not answer is asked last. */
const REST_MS = 1_000
/** When another machine takes over the writing, it is a replica no longer, and no way may lead to it yet. */
const BOTH_AWAY_MS = 3_000
/** The class of what PostgreSQL says of values that it does not take. */
const VALUES_REFUSED = '22'

/** Whether the fault lies in what was asked: every machine says the same. */
const isAskersFault = (error: unknown): boolean => codeOf(error)?.startsWith(VALUES_REFUSED) ?? false

/**
 * Reads that may be a second old: of a replica, or of the database itself where the replica does not answer. What one of
 * them cannot answer the other is asked, so that reading goes on while either is away; and for a moment in which both are.
 * A replica that answers, be it that what was asked conflicts with what it is told just then, or that it does not know a
 * new table yet, is asked first the next time, too.
 */
export const recentReads = (replica: Run, database: Run): Run => {
  let restUntilMs = 0
  const ofReplica: Run = async (sql, params) => {
    try {
      return await replica(sql, params)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) restUntilMs = performance.now() + REST_MS
      throw error
    }
  }
  const either: Run = async <Row extends object>(sql: string, params?: readonly SqlValue[]) => {
    const [first, second] = performance.now() < restUntilMs ? [database, ofReplica] : [ofReplica, database]
    try {
      return await first<Row>(sql, params)
    } catch (error) {
      if (isAskersFault(error)) throw error
      return second<Row>(sql, params)
    }
  }
  return <Row extends object>(sql: string, params?: readonly SqlValue[]) =>
    retryRead(() => either<Row>(sql, params), BOTH_AWAY_MS)
}
