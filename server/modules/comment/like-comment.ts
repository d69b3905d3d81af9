import type { Static } from 'typebox'
import type { CommentLikes, LikeComment } from '@/wire/schemas/comment'
import { ErrorCode } from '@/wire/errors'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { holdAccount } from '../session/hold-account'
import type { CommentRow } from './comment-row'
import { findComment } from './comment-statements'

/** Takes a like away and out of the count, if it is set. */
const takeLike = async (tx: Queryable, userId: string, commentId: string): Promise<void> => {
  const taken = await tx.query('DELETE FROM comment_like WHERE user_id = $1 AND comment_id = $2 RETURNING comment_id', [
    userId,
    commentId,
  ])
  if (taken.length > 0) await tx.query('UPDATE comment SET like_count = like_count - 1 WHERE id = $1', [commentId])
}

const setLike = async (tx: Queryable, userId: string, commentId: string, now: Date): Promise<void> => {
  const set = await tx.query(
    `INSERT INTO comment_like (user_id, comment_id, marked_at) SELECT $1, id, $3 FROM comment WHERE id = $2
     ON CONFLICT DO NOTHING RETURNING comment_id`,
    [userId, commentId, now],
  )
  if (set.length > 0) await tx.query('UPDATE comment SET like_count = like_count + 1 WHERE id = $1', [commentId])
}

const seenComment = async (tx: Queryable, id: string, readerId: string, now: Date): Promise<CommentRow> => {
  const row = await findComment(tx, { id, readerId, now })
  if (row === undefined) throw new Refusal(ErrorCode.commentNotFound)
  return row
}

/** After a like is taken back, which its account may do wherever the comment stands by now. */
const countLeft = async (tx: Queryable, id: string): Promise<CommentLikes> => {
  const row = await tx.one<{ likeCount: number }>('SELECT like_count AS "likeCount" FROM comment WHERE id = $1', [id])
  if (row === undefined) throw new Refusal(ErrorCode.commentNotFound)
  return { likeCount: row.likeCount, isLiked: false }
}

/**
 * Likes a comment that is in sight, or no longer likes one, once an account.
 *
 * @throws Refusal commentNotFound, and sessionExpired where it begins.
 */
export const likeComment = (
  database: Database,
  userId: string,
  { id, isOn }: Static<typeof LikeComment>,
  now: Date,
): Promise<CommentLikes> =>
  database.transaction(async (tx) => {
    if (!isOn) {
      await takeLike(tx, userId, id)
      return countLeft(tx, id)
    }
    await holdAccount(tx, userId)
    await seenComment(tx, id, userId, now)
    await setLike(tx, userId, id, now)
    const { likeCount, isLiked } = await seenComment(tx, id, userId, now)
    return { likeCount, isLiked }
  })
