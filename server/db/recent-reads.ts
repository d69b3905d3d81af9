import type { Run } from './connections'
import type { SqlValue } from './queryable'
import { retryRead } from './retry'

/** So long the one that did not answer is asked last. */
const REST_MS = 1_000
/** When another machine takes over the writing, it is a replica no longer, and no way may lead to it yet. */
const BOTH_AWAY_MS = 3_000

/**
 * Reads that may be a second old: of a replica, or of the database itself where the replica does not answer. What one of
 * them cannot answer the other is asked, so that reading goes on while either is away; and for a moment in which both are.
 */
export const recentReads = (replica: Run, database: Run): Run => {
  let restUntilMs = 0
  const ofReplica: Run = async (sql, params) => {
    try {
      return await replica(sql, params)
    } catch (error) {
      restUntilMs = performance.now() + REST_MS
      throw error
    }
  }
  const either: Run = <Row extends object>(sql: string, params?: readonly SqlValue[]) => {
    const [first, second] = performance.now() < restUntilMs ? [database, ofReplica] : [ofReplica, database]
    return first<Row>(sql, params).catch(() => second<Row>(sql, params))
  }
  return <Row extends object>(sql: string, params?: readonly SqlValue[]) =>
    retryRead(() => either<Row>(sql, params), BOTH_AWAY_MS)
}
