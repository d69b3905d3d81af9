import type { Queryable } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import { author } from '../../system/author'

/** What somebody has a sandbox decide about a payment or a signing. */
export interface SandboxDecided {
  subject: string
  outcome: string
}

/**
 * Remembers who had a sandbox decide what.
 *
 * @param when - SQL of what must be true.
 */
export const newDecision = ({ subject, outcome }: SandboxDecided, at: Date, when = 'true'): Statement => {
  const { actor, requestId } = author()
  return {
    sql: `INSERT INTO sandbox_decision (subject, outcome, actor, request_id, at) 
      SELECT $1, $2, $3, $4, $5::timestamptz WHERE ${when} RETURNING subject`,
    params: [subject, outcome, actor, requestId, at],
  }
}

/** Remembers it by itself. */
export const recordDecision = async (db: Queryable, decided: SandboxDecided, at: Date): Promise<void> => {
  await run(db, newDecision(decided, at))
}
