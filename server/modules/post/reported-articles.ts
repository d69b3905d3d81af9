import type { Queryable } from '../../db/queryable'
import { seenWriter, type SeenWriter } from '../comment/comment-row'

const MOST_LISTED = 100

/** A reported article as a moderator reads it. */
export interface ReportedArticle {
  id: string
  content: string
  /** Null for an article of the house. */
  writer: SeenWriter | null
  pictures: string[]
  reports: { reason: number; words: string }[]
}

/** What still stands, posts and articles of the house, and was reported since it was judged last, the most reported first. */
export const listReportedArticles = (db: Queryable): Promise<ReportedArticle[]> =>
  db.query<ReportedArticle>(
    `SELECT article.id, concat_ws(': ', article.title, article.summary) AS content,
       ${seenWriter('post.user_id')} AS writer,
       ARRAY(SELECT url FROM article_media WHERE article_id = article.id ORDER BY sort) AS pictures,
       jsonb_agg(jsonb_build_object('reason', told.reason, 'words', told.words) ORDER BY told.reported_at) AS reports
     FROM article_report told
     JOIN article ON article.id = told.article_id
     LEFT JOIN post ON post.article_id = article.id
     WHERE article.withdrawn_at IS NULL AND (article.judged_at IS NULL OR told.reported_at > article.judged_at)
     GROUP BY article.id, post.user_id ORDER BY count(*) DESC, article.id LIMIT $1`,
    [MOST_LISTED],
  )
