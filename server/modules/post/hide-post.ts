import type { ReportReason } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { seenWriter, type SeenWriter } from '../comment/comment-row'
import { holdPost } from './post-statements'

/**
 * Hides a post from all but its writer, for a reason, or shows it again. What is hidden is withdrawn everywhere.
 *
 * @param reason - null to show it.
 * @throws Refusal articleNotFound for what no customer has posted.
 */
export const hidePost = async (tx: Queryable, id: string, reason: ReportReason | null, now: Date): Promise<void> => {
  if ((await holdPost(tx, id)) === undefined) throw new Refusal(ErrorCode.articleNotFound)
  const hiddenAt = reason === null ? null : now
  await tx.query('UPDATE post SET hidden_at = $2, hidden_reason = $3 WHERE article_id = $1', [id, hiddenAt, reason])
  await tx.query('UPDATE article SET withdrawn_at = $2 WHERE id = $1', [id, hiddenAt])
}

const MOST_LISTED = 100

/** A reported post as a moderator reads it. */
export interface ReportedPost {
  id: string
  content: string
  writer: SeenWriter
  pictures: string[]
  reports: { reason: number; words: string }[]
}

/** What was reported and is not hidden, the most reported first. */
export const listReportedPosts = (db: Queryable): Promise<ReportedPost[]> =>
  db.query<ReportedPost>(
    `SELECT article.id, article.summary AS content,
       ${seenWriter('post.user_id')} AS writer,
       ARRAY(SELECT url FROM article_media WHERE article_id = article.id ORDER BY sort) AS pictures,
       jsonb_agg(jsonb_build_object('reason', told.reason, 'words', told.words) ORDER BY told.reported_at) AS reports
     FROM article_report told
     JOIN post ON post.article_id = told.article_id
     JOIN article ON article.id = told.article_id
     WHERE post.hidden_at IS NULL
     GROUP BY article.id, post.user_id ORDER BY count(*) DESC, article.id LIMIT $1`,
    [MOST_LISTED],
  )
