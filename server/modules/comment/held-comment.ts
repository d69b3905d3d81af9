import type { Queryable } from '../../db/queryable'
import { writerOf } from './comment-row'

/** Where a comment stands, as far as it is counted. */
export interface CommentPlace {
  articleId: string
  /** Null for a comment that is no answer. */
  rootId: string | null
  isRootHidden: boolean
  /** The answers to it that everybody sees. */
  replyCount: number
}

/** A comment that nobody else changes until the transaction ends. */
export interface HeldComment extends CommentPlace {
  id: string
  isHidden: boolean
  /** Null where an author said it who is no customer. */
  writerId: string | null
}

/** Holds a comment, after the one that it answers: all who change a thread come in this order. */
export const holdComment = async (tx: Queryable, id: string): Promise<HeldComment | undefined> => {
  await tx.query(
    'SELECT id FROM comment WHERE id = (SELECT coalesce(root_id, id) FROM comment WHERE id = $1) FOR UPDATE',
    [id],
  )
  return tx.one<HeldComment>(
    `SELECT comment.id, comment.article_id AS "articleId", comment.root_id AS "rootId", comment.reply_count AS "replyCount",
       comment.hidden_at IS NOT NULL AS "isHidden", ${writerOf('comment')} AS "writerId",
       EXISTS (SELECT FROM comment root WHERE root.id = comment.root_id AND root.hidden_at IS NOT NULL) AS "isRootHidden"
     FROM comment WHERE comment.id = $1 FOR UPDATE OF comment`,
    [id],
  )
}

/** Counts a comment that everybody begins to see, or sees no longer, with the answers that come and go with it. */
export const countComment = async (
  tx: Queryable,
  { articleId, rootId, isRootHidden, replyCount }: CommentPlace,
  change: 1 | -1,
): Promise<void> => {
  if (rootId !== null) {
    await tx.query('UPDATE comment SET reply_count = reply_count + $2 WHERE id = $1', [rootId, change])
  }
  if (isRootHidden) return
  await tx.query('UPDATE article SET comment_count = comment_count + $2 WHERE id = $1', [
    articleId,
    change * (1 + replyCount),
  ])
}
