import type { Queryable } from '../../db/queryable'
import type { ListPlace } from '../../http/cursor'
import { isSeen, selectComments, type CommentRow } from './comment-row'

/** Which part of which comments is read, and by whom. */
export interface CommentsPart {
  readerId: string | null
  place: ListPlace
  limit: number
}

/** An order that an index keeps is read as far as the limit: an article may have a hundred thousand comments. */
const selectRoots = (order: string, limit: string, after = ''): string => `
  ${selectComments(`(
    SELECT comment.* FROM comment
    WHERE comment.article_id = $2 AND comment.root_id IS NULL ${after} AND ${isSeen()}
    ORDER BY ${order} LIMIT ${limit}) comment`)}
  ORDER BY ${order}`

/** The most liked comments of an article, without their answers. */
export const listTop = (
  db: Queryable,
  { articleId, readerId, limit }: Pick<CommentsPart, 'readerId' | 'limit'> & { articleId: string },
): Promise<CommentRow[]> =>
  db.query<CommentRow>(selectRoots('comment.like_count DESC, comment.written_at DESC, comment.id DESC', '$3'), [
    readerId,
    articleId,
    limit,
  ])

/** The newest comments of an article after a place, without their answers. */
export const listNewest = (
  db: Queryable,
  { articleId, readerId, place, limit }: CommentsPart & { articleId: string },
): Promise<CommentRow[]> =>
  db.query<CommentRow>(
    selectRoots('comment.written_at DESC, comment.id DESC', '$5', 'AND (comment.written_at, comment.id) < ($3, $4)'),
    [readerId, articleId, place.at, place.id, limit],
  )

/** The answers to some comments after a place, so many of each, the oldest first. */
export const listReplies = (
  db: Queryable,
  { rootIds, readerId, place, limit }: CommentsPart & { rootIds: readonly string[] },
): Promise<CommentRow[]> =>
  db.query<CommentRow>(
    `${selectComments(`unnest($2::text[]) AS root (id) CROSS JOIN LATERAL (
       SELECT comment.* FROM comment
       WHERE comment.root_id = root.id AND (comment.written_at, comment.id) > ($3, $4) AND ${isSeen()}
       ORDER BY comment.written_at, comment.id LIMIT $5) comment`)}
     ORDER BY comment.written_at, comment.id`,
    [readerId, rootIds, place.at, place.id, limit],
  )

/** The answers to a comment up to a place and with it, the newest so many of them, the oldest first. */
export const listRepliesUpTo = (
  db: Queryable,
  { rootId, readerId, place, limit }: CommentsPart & { rootId: string },
): Promise<CommentRow[]> =>
  db.query<CommentRow>(
    `${selectComments(`(
       SELECT comment.* FROM comment
       WHERE comment.root_id = $2 AND (comment.written_at, comment.id) <= ($3, $4) AND ${isSeen()}
       ORDER BY comment.written_at DESC, comment.id DESC LIMIT $5) comment`)}
     ORDER BY comment.written_at, comment.id`,
    [readerId, rootId, place.at, place.id, limit],
  )

/** One comment, if its reader may see it. */
export const findComment = (db: Queryable, id: string, readerId: string | null): Promise<CommentRow | undefined> =>
  db.one<CommentRow>(`${selectComments('comment')} WHERE comment.id = $2 AND ${isSeen()}`, [readerId, id])

/** How many comments and answers of an article everybody sees. */
export const countOf = async (db: Queryable, articleId: string): Promise<number> => {
  const row = await db.one<{ count: number }>('SELECT comment_count AS count FROM article WHERE id = $1', [articleId])
  return row?.count ?? 0
}
