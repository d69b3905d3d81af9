import type { Author } from '@/wire/schemas/content'
import { FollowRelation } from '@/wire/enums/content'
import { said } from '../../db/content-columns'

/** The author of a row, and how they stand to the reader. */
export interface AuthorRow {
  authorId: string
  authorName: string
  authorAvatar: string
  authorBadge: string | null
  isReader: boolean
  follows: boolean
  followsBack: boolean
}

/**
 * SQL: the columns of `AuthorRow`, of a table called `author`.
 *
 * @param reader - the parameter with the reader's account, null for a visitor.
 */
export const authorColumns = (reader: string): string => `
  author.id AS "authorId", ${said('author', 'name')} AS "authorName", author.avatar AS "authorAvatar",
  ${said('author', 'badge')} AS "authorBadge",
  author.user_id IS NOT DISTINCT FROM ${reader} AND ${reader} IS NOT NULL AS "isReader",
  EXISTS (
    SELECT FROM author_follow mine WHERE mine.user_id = ${reader} AND mine.author_id = author.id
  ) AS follows,
  EXISTS (
    SELECT FROM author_follow theirs JOIN author me ON me.id = theirs.author_id
    WHERE theirs.user_id = author.user_id AND me.user_id = ${reader}
  ) AS "followsBack"`

/** How a reader stands to an author. */
export const relationOf = ({ follows, followsBack }: Pick<AuthorRow, 'follows' | 'followsBack'>): FollowRelation => {
  if (!follows) return FollowRelation.notFollowing
  return followsBack ? FollowRelation.mutual : FollowRelation.following
}

/** An author as readers see them. */
export const authorView = (row: AuthorRow): Author => ({
  id: row.authorId,
  name: row.authorName,
  avatar: row.authorAvatar,
  badge: row.authorBadge,
  followRelation: relationOf(row),
  isReader: row.isReader,
})
