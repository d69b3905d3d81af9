import type { Queryable } from '../../db/queryable'
import { takeMarksOf } from './mark-statements'
import { takeFollowsOf } from './topic-statements'

/**
 * Holds the articles that change with an account that ends: what it wrote, and what its likes and favourites count for. In one
 * order, so that two deletions never wait for each other.
 *
 * @param others - ids of more articles, to be held in the same order.
 */
export const holdArticlesOf = async (tx: Queryable, userId: string, others: readonly string[] = []): Promise<void> => {
  await tx.query(
    `SELECT FROM article WHERE id IN (
       SELECT article_id FROM article_like WHERE user_id = $1
       UNION SELECT article_id FROM article_favourite WHERE user_id = $1
       UNION SELECT wrote.id FROM article wrote JOIN author ON author.id = wrote.author_id WHERE author.user_id = $1
       UNION SELECT unnest($2::text[]))
     ORDER BY id FOR NO KEY UPDATE`,
    [userId, others],
  )
}

/** Takes the likes, favourites, reports and follows of an account that ends; what it wrote is withdrawn and names nobody. */
export const forgetReaderOf = async (tx: Queryable, userId: string, now: Date): Promise<void> => {
  await holdArticlesOf(tx, userId)
  await takeMarksOf(tx, 'like', userId)
  await takeMarksOf(tx, 'favourite', userId)
  await tx.query('DELETE FROM article_report WHERE user_id = $1', [userId])
  await takeFollowsOf(tx, userId)
  await tx.query('DELETE FROM author_follow WHERE user_id = $1', [userId])
  await tx.query(
    `UPDATE article SET withdrawn_at = coalesce(withdrawn_at, $2)
     FROM author WHERE author.id = article.author_id AND author.user_id = $1`,
    [userId, now],
  )
  await tx.query(
    `UPDATE author SET user_id = NULL, name = '', avatar = '', badge = NULL, zh = '{}' WHERE user_id = $1`,
    [userId],
  )
}
