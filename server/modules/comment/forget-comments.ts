import type { Queryable } from '../../db/queryable'
import { removeComment } from './delete-comment'
import { holdComment } from './held-comment'
import { takeLike } from './like-comment'

const idsOf = async (tx: Queryable, sql: string, userId: string): Promise<string[]> =>
  (await tx.query<{ id: string }>(sql, [userId])).map(({ id }) => id)

/** Takes away what an account that ends has said, liked and reported; before its author loses the account. */
export const forgetCommentsOf = async (tx: Queryable, userId: string): Promise<void> => {
  const said = `SELECT comment.id FROM comment LEFT JOIN author ON author.id = comment.author_id
    WHERE comment.user_id = $1 OR author.user_id = $1 ORDER BY comment.id`
  for (const id of await idsOf(tx, said, userId)) {
    // An answer to what was said before is gone with it.
    const held = await holdComment(tx, id)
    if (held !== undefined) await removeComment(tx, held)
  }
  const liked = 'SELECT comment_id AS id FROM comment_like WHERE user_id = $1 ORDER BY comment_id'
  for (const id of await idsOf(tx, liked, userId)) await takeLike(tx, userId, id)
  await tx.query('DELETE FROM comment_report WHERE user_id = $1', [userId])
}
