import type { Reception } from '@/wire/schemas/article'
import type { Queryable } from '../../db/queryable'

/** What a reader may set on an article: where it is kept, and the count that tells how many did. */
const MARKS = {
  like: { table: 'article_like', count: 'like_count' },
  favourite: { table: 'article_favourite', count: 'favourite_count' },
} as const
export type Mark = keyof typeof MARKS

/** Whose mark on which article. */
export interface MarkOf {
  userId: string
  articleId: string
}

/** Sets a mark and counts it, unless it is set. */
export const setMark = async (tx: Queryable, mark: Mark, { userId, articleId }: MarkOf, now: Date): Promise<void> => {
  const { table, count } = MARKS[mark]
  const set = await tx.query(
    `INSERT INTO ${table} (user_id, article_id, marked_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, article_id) DO NOTHING RETURNING article_id`,
    [userId, articleId, now],
  )
  if (set.length > 0) await tx.query(`UPDATE article SET ${count} = ${count} + 1 WHERE id = $1`, [articleId])
}

/** Takes a mark away and out of the count; whether it was set. */
export const takeMark = async (tx: Queryable, mark: Mark, { userId, articleId }: MarkOf): Promise<boolean> => {
  const { table, count } = MARKS[mark]
  const taken = await tx.query(`DELETE FROM ${table} WHERE user_id = $1 AND article_id = $2 RETURNING article_id`, [
    userId,
    articleId,
  ])
  if (taken.length === 0) return false
  await tx.query(`UPDATE article SET ${count} = ${count} - 1 WHERE id = $1`, [articleId])
  return true
}

/** Takes all marks of a reader away and out of the counts of their articles, which are held (`holdArticlesOf`). */
export const takeMarksOf = async (tx: Queryable, mark: Mark, userId: string): Promise<void> => {
  const { table, count } = MARKS[mark]
  await tx.query(
    `WITH gone AS (DELETE FROM ${table} WHERE user_id = $1 RETURNING article_id)
     UPDATE article SET ${count} = ${count} - 1 FROM gone WHERE article.id = gone.article_id`,
    [userId],
  )
}

/** How an article was received, for a reader. */
export const findReception = (db: Queryable, { userId, articleId }: MarkOf): Promise<Reception | undefined> =>
  db.one<Reception>(
    `SELECT like_count AS "likeCount", favourite_count AS "favouriteCount",
       EXISTS (SELECT FROM article_like WHERE user_id = $1 AND article_id = article.id) AS "isLiked",
       EXISTS (SELECT FROM article_favourite WHERE user_id = $1 AND article_id = article.id) AS "isFavourite"
     FROM article WHERE id = $2`,
    [userId, articleId],
  )

/** A report of an article. */
export interface Report extends MarkOf {
  reason: number
  words: string
}

/** Keeps a report; the same reader's next one takes its place. */
export const keepReport = async (
  db: Queryable,
  { articleId, userId, reason, words }: Report,
  now: Date,
): Promise<void> => {
  await db.query(
    `INSERT INTO article_report (article_id, user_id, reason, words, reported_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (article_id, user_id) DO UPDATE SET reason = excluded.reason, words = excluded.words,
       reported_at = excluded.reported_at`,
    [articleId, userId, reason, words, now],
  )
}
