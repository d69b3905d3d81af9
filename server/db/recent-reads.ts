import type { Run } from './connections'
import type { SqlValue } from './queryable'

/** So long the one that did not answer is asked last. */
const REST_MS = 1_000

/**
 * Reads that may be a second old: of a replica, or of the database itself where the replica does not answer. What one of
 * them cannot answer the other is asked, so that reading goes on while either is away.
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
  return <Row extends object>(sql: string, params?: readonly SqlValue[]) => {
    const [first, second] = performance.now() < restUntilMs ? [database, ofReplica] : [ofReplica, database]
    return first<Row>(sql, params).catch(() => second<Row>(sql, params))
  }
}
