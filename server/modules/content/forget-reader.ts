import type { Queryable } from '../../db/queryable'
import { takeMark } from './mark-statements'
import { countFollower, followedBy, takeFollow } from './topic-statements'

interface Marked {
  articleId: string
}

/** Takes the likes, favourites, reports and follows of an account that ends; what it wrote is withdrawn and names nobody. */
export const forgetReaderOf = async (tx: Queryable, userId: string, now: Date): Promise<void> => {
  const [liked, saved] = [
    await tx.query<Marked>('SELECT article_id AS "articleId" FROM article_like WHERE user_id = $1', [userId]),
    await tx.query<Marked>('SELECT article_id AS "articleId" FROM article_favourite WHERE user_id = $1', [userId]),
  ]
  for (const { articleId } of liked) await takeMark(tx, 'like', { userId, articleId })
  for (const { articleId } of saved) await takeMark(tx, 'favourite', { userId, articleId })
  await tx.query('DELETE FROM article_report WHERE user_id = $1', [userId])
  for (const topicId of await followedBy(tx, userId)) {
    if (await takeFollow(tx, userId, topicId)) await countFollower(tx, topicId, -1)
  }
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
