import type { Database } from '../../../db/queryable'
import { hidePost } from '../../post/hide-post'
import { recordCall } from '../call/record-call'
import type { ModerateCall } from '../comment/moderate-comment'

/**
 * Hides what a customer has posted from all but its writer, or shows it again.
 *
 * @throws Refusal articleNotFound, conflict for a replay.
 */
export const moderatePost = (
  database: Database,
  nonce: string,
  { id, reason }: ModerateCall,
  now: Date,
): Promise<{ id: string }> =>
  database.transaction(async (tx) => {
    const step = reason === undefined ? 'post-shown' : 'post-hidden'
    await recordCall(tx, { nonce, step, subject: id }, now)
    await hidePost(tx, id, reason ?? null, now)
    return { id }
  })
