import type { Queryable } from '../../db/queryable'
import { holdArticlesOf } from '../content/forget-reader'

/** SQL: what an account ($1) has said, itself and as an author. */
const SAID = `SELECT id, article_id, root_id, hidden_at, reply_count FROM comment
  WHERE user_id = $1 OR author_id = (SELECT id FROM author WHERE user_id = $1)`

/** SQL: what of it everybody sees, but for what goes with a comment that it answers: that takes its answers along. */
const COUNTED = `WITH said AS (${SAID}), counted AS (
  SELECT * FROM said WHERE hidden_at IS NULL AND (root_id IS NULL OR root_id NOT IN (SELECT id FROM said)))`

/** Holds its comments, those that they answer and those that it likes, in one order: a comment before its answers. */
const holdCommentsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `WITH said AS (${SAID})
     SELECT FROM comment WHERE id IN (
       SELECT id FROM said UNION SELECT root_id FROM said UNION SELECT comment_id FROM comment_like WHERE user_id = $1)
     ORDER BY root_id IS NOT NULL, id FOR UPDATE`,
    [userId],
  )
}

const articlesOf = async (tx: Queryable, userId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(`SELECT DISTINCT article_id AS id FROM (${SAID}) said`, [userId])
  return rows.map(({ id }) => id)
}

const takeWords = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `${COUNTED}
     UPDATE comment root SET reply_count = root.reply_count - fewer.count
     FROM (SELECT root_id, count(*) AS count FROM counted GROUP BY root_id) fewer WHERE root.id = fewer.root_id`,
    [userId],
  )
  await tx.query(
    `${COUNTED}
     UPDATE article SET comment_count = comment_count - fewer.count
     FROM (SELECT counted.article_id, sum(1 + counted.reply_count) AS count FROM counted
       LEFT JOIN comment root ON root.id = counted.root_id WHERE root.hidden_at IS NULL GROUP BY counted.article_id) fewer
     WHERE article.id = fewer.article_id`,
    [userId],
  )
  await tx.query(`DELETE FROM comment WHERE id IN (SELECT id FROM (${SAID}) said)`, [userId])
}

const takeLikes = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `WITH gone AS (DELETE FROM comment_like WHERE user_id = $1 RETURNING comment_id)
     UPDATE comment SET like_count = like_count - 1 FROM gone WHERE comment.id = gone.comment_id`,
    [userId],
  )
}

/** Takes away what an account that ends has said, liked and reported; before its author loses the account. */
export const forgetCommentsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await holdCommentsOf(tx, userId)
  await holdArticlesOf(tx, userId, await articlesOf(tx, userId))
  await takeWords(tx, userId)
  await takeLikes(tx, userId)
  await tx.query('DELETE FROM comment_report WHERE user_id = $1', [userId])
}
