import type { Static } from 'typebox'
import type { FollowAuthor, FollowReply } from '@/wire/schemas/article'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { authorColumns, relationOf, type AuthorRow } from './author-view'

/**
 * Follows an author, or no longer; nobody follows themselves.
 *
 * @throws Refusal authorNotFound.
 */
export const followAuthor = async (
  db: Queryable,
  userId: string,
  { authorId, isOn }: Static<typeof FollowAuthor>,
  now: Date,
): Promise<Static<typeof FollowReply>> => {
  if (isOn) {
    await db.query(
      `INSERT INTO author_follow (user_id, author_id, followed_at)
       SELECT $1, author.id, $3 FROM author WHERE author.id = $2 AND author.user_id IS DISTINCT FROM $1
       ON CONFLICT (user_id, author_id) DO NOTHING`,
      [userId, authorId, now],
    )
  } else {
    await db.query('DELETE FROM author_follow WHERE user_id = $1 AND author_id = $2', [userId, authorId])
  }
  const author = await db.one<AuthorRow>(`SELECT ${authorColumns('$1::text')} FROM author WHERE author.id = $2`, [
    userId,
    authorId,
  ])
  if (author === undefined) throw new Refusal(ErrorCode.authorNotFound)
  return { followRelation: relationOf(author) }
}
