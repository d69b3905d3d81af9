import type { Static } from 'typebox'
import type { CommentCount } from '@/wire/schemas/comment'
import { ErrorCode } from '@/wire/errors'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { takeBackComment } from '../points/comment-points'
import { countOf } from './comment-statements'
import { countComment, holdComment, type HeldComment } from './held-comment'

/** Deletes a comment that is held, and its answers with it. */
const removeComment = async (tx: Queryable, held: HeldComment): Promise<void> => {
  await tx.query('DELETE FROM comment WHERE id = $1', [held.id])
  if (!held.isHidden) await countComment(tx, held, -1)
}

/**
 * Deletes what the account itself has said, and the answers to it.
 *
 * @throws Refusal commentNotFound, for another person's too.
 */
export const deleteComment = (
  database: Database,
  userId: string,
  id: string,
  now: Date,
): Promise<Static<typeof CommentCount>> =>
  database.transaction(async (tx) => {
    const held = await holdComment(tx, id)
    if (held?.writerId !== userId) throw new Refusal(ErrorCode.commentNotFound)
    await removeComment(tx, held)
    await takeBackComment(tx, userId, id, now)
    return { commentCount: await countOf(tx, held.articleId) }
  })
