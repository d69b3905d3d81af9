import { Type, type Static } from 'typebox'
import type { Database } from '../../../db/queryable'
import { Entry } from '../../../writing/entry'
import { publish, type Publication } from '../../publishing/publish'
import { recordCall } from '../call/record-call'

const MAX_ENTRIES = 1_000

/** How much one call may hold. */
export const PUBLISH_BODY_BYTES = 8_388_608

/** What a writer publishes at once. */
export const publishBody = Type.Object({ entries: Type.Array(Entry, { minItems: 1, maxItems: MAX_ENTRIES }) })
export type PublishCall = Static<typeof publishBody>

/**
 * Publishes entries, all of them or, with a fault, none.
 *
 * @throws Refusal conflict for a replay.
 */
export const publishEntries = (
  database: Database,
  nonce: string,
  { entries }: PublishCall,
  now: Date,
): Promise<Publication> =>
  database.transaction(async (tx) => {
    await recordCall(tx, { nonce, step: 'publish', subject: `${entries.length} entries` }, now)
    return publish(tx, entries, now)
  })
