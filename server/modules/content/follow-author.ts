import type { Static } from 'typebox'
import type { FollowAuthor, FollowReply } from '@/wire/schemas/article'
import { ErrorCode } from '@/wire/errors'
import type { Database, Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { holdAccount } from '../session/hold-account'
import { authorColumns, relationOf, type AuthorRow } from './author-view'

const beginFollowing = async (tx: Queryable, userId: string, authorId: string, now: Date): Promise<void> => {
  await holdAccount(tx, userId)
  await tx.query(
    `INSERT INTO author_follow (user_id, author_id, followed_at)
     SELECT $1, author.id, $3 FROM author WHERE author.id = $2 AND author.user_id IS DISTINCT FROM $1
     ON CONFLICT (user_id, author_id) DO NOTHING`,
    [userId, authorId, now],
  )
}

/**
 * Follows an author, or no longer; nobody follows themselves.
 *
 * @throws Refusal authorNotFound, and sessionExpired where it begins.
 */
export const followAuthor = async (
  database: Database,
  userId: string,
  { authorId, isOn }: Static<typeof FollowAuthor>,
  now: Date,
): Promise<Static<typeof FollowReply>> => {
  if (isOn) {
    await database.transaction((tx) => beginFollowing(tx, userId, authorId, now))
  } else {
    await database.query('DELETE FROM author_follow WHERE user_id = $1 AND author_id = $2', [userId, authorId])
  }
  const author = await database.one<AuthorRow>(`SELECT ${authorColumns('$1::text')} FROM author WHERE author.id = $2`, [
    userId,
    authorId,
  ])
  if (author === undefined) throw new Refusal(ErrorCode.authorNotFound)
  return { followRelation: relationOf(author) }
}
