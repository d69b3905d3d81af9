import type { Report } from '@/wire/schemas/report'
import { ErrorCode } from '@/wire/errors'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { isOpenAt } from '../content/article-statements'
import { holdAccount } from '../session/hold-account'
import { isFound, seenWriter, writerOf, type SeenWriter } from './comment-row'

/**
 * Reports a comment to who looks after the house; the same reader's next report takes its place.
 *
 * @throws Refusal commentNotFound, sessionExpired.
 */
export const reportComment = (
  database: Database,
  userId: string,
  { id, reason, words }: Report,
  now: Date,
): Promise<null> =>
  database.transaction(async (tx) => {
    await holdAccount(tx, userId)
    const kept = await tx.query(
      `INSERT INTO comment_report (comment_id, user_id, reason, words, reported_at)
       SELECT comment.id, $1, $3, $4, $5 FROM comment JOIN article ON article.id = comment.article_id
       WHERE comment.id = $2 AND comment.hidden_at IS NULL AND ${isFound()} AND ${isOpenAt('$5')}
       ON CONFLICT (comment_id, user_id) DO UPDATE SET reason = excluded.reason, words = excluded.words,
         reported_at = excluded.reported_at RETURNING comment_id`,
      [userId, id, reason, words.trim(), now],
    )
    if (kept.length === 0) throw new Refusal(ErrorCode.commentNotFound)
    return null
  })

const MOST_LISTED = 100

/** A reported comment as a moderator reads it. */
export interface ReportedComment {
  id: string
  articleId: string
  content: string
  /** Null where an author did who is no customer. */
  writer: SeenWriter | null
  reports: { reason: number; words: string }[]
}

/** What is not hidden, nor the comment that it answers, and was reported since it was judged last, the most reported first. */
export const listReported = (db: Queryable): Promise<ReportedComment[]> =>
  db.query<ReportedComment>(
    `SELECT comment.id, comment.article_id AS "articleId", comment.content,
       ${seenWriter(writerOf('comment'))} AS writer,
       jsonb_agg(jsonb_build_object('reason', told.reason, 'words', told.words) ORDER BY told.reported_at) AS reports
     FROM comment_report told JOIN comment ON comment.id = told.comment_id
     WHERE comment.hidden_at IS NULL AND (comment.judged_at IS NULL OR told.reported_at > comment.judged_at)
       AND NOT EXISTS (SELECT FROM comment root WHERE root.id = comment.root_id AND root.hidden_at IS NOT NULL)
     GROUP BY comment.id ORDER BY count(*) DESC, comment.id LIMIT $1`,
    [MOST_LISTED],
  )
