import { ErrorCode } from '@/wire/errors'
import type { Database } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { erasePost } from './erase-post'
import { holdPost } from './post-statements'

/**
 * Deletes what the account itself has posted.
 *
 * @throws Refusal articleNotFound, for another person's too.
 */
export const deletePost = (database: Database, userId: string, id: string, now: Date): Promise<null> =>
  database.transaction(async (tx) => {
    const held = await holdPost(tx, id)
    if (held?.userId !== userId) throw new Refusal(ErrorCode.articleNotFound)
    await erasePost(tx, held, now)
    return null
  })
