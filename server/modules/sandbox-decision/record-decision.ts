import type { Queryable } from '../../db/queryable'
import { author } from '../../system/author'

/** What somebody has a sandbox decide about a payment or a signing. */
export interface SandboxDecided {
  subject: string
  outcome: string
}

/** Remembers who had a sandbox decide what. */
export const recordDecision = async (db: Queryable, { subject, outcome }: SandboxDecided, at: Date): Promise<void> => {
  const { actor, requestId } = author()
  await db.query('INSERT INTO sandbox_decision (subject, outcome, actor, request_id, at) VALUES ($1, $2, $3, $4, $5)', [
    subject,
    outcome,
    actor,
    requestId,
    at,
  ])
}
