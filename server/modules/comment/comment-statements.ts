import type { Queryable, SqlValue } from '../../db/queryable'
import { run, type Statement } from '../../db/together'
import type { ListPlace } from '../../http/cursor'
import { isOpenAt } from '../content/article-statements'
import { COMMENT_DATES, isFound, isSeen, selectComments, type CommentRow } from './comment-row'

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

const commentRows = (sql: string, params: readonly SqlValue[]): Statement<CommentRow> => ({
  sql,
  params,
  dates: COMMENT_DATES,
})

/** The most liked comments of an article, without their answers. */
export const topOf = ({
  articleId,
  readerId,
  limit,
}: Pick<CommentsPart, 'readerId' | 'limit'> & { articleId: string }): Statement<CommentRow> =>
  commentRows(selectRoots('comment.like_count DESC, comment.written_at DESC, comment.id DESC', '$3'), [
    readerId,
    articleId,
    limit,
  ])

/** The newest comments of an article after a place, without their answers. */
export const newestOf = ({
  articleId,
  readerId,
  place,
  limit,
}: CommentsPart & { articleId: string }): Statement<CommentRow> =>
  commentRows(
    selectRoots('comment.written_at DESC, comment.id DESC', '$5', 'AND (comment.written_at, comment.id) < ($3, $4)'),
    [readerId, articleId, place.at, place.id, limit],
  )

/**
 * The answers to some comments after a place, so many of each, the oldest first.
 *
 * @param roots - SQL: the ids of the comments.
 */
const answers = (roots: string, place: string, limit: string): string => `
  ${selectComments(`(${roots}) AS root (id) CROSS JOIN LATERAL (
    SELECT comment.* FROM comment
    WHERE comment.root_id = root.id AND (comment.written_at, comment.id) > ${place} AND ${isSeen()}
    ORDER BY comment.written_at, comment.id LIMIT ${limit}) comment`)}
  ORDER BY comment.written_at, comment.id`

/** The answers to a comment after a place. */
export const repliesOf = ({
  rootId,
  readerId,
  place,
  limit,
}: CommentsPart & { rootId: string }): Statement<CommentRow> =>
  commentRows(answers('SELECT $2::text', '($3, $4)', '$5'), [readerId, rootId, place.at, place.id, limit])

/** The first answers to each of the comments that a statement before this one reads. */
export const firstRepliesOf = (
  roots: string,
  { readerId, limit }: Pick<CommentsPart, 'readerId' | 'limit'>,
): Statement<CommentRow> =>
  commentRows(answers(`SELECT id FROM ${roots}`, "('-infinity', '')", '$2'), [readerId, limit])

/** Which comment is meant, by whom, and when. */
interface MeantComment {
  id: string
  readerId: string | null
  now: Date
}

const oneOf = ({ id, readerId, now }: MeantComment, isMeant: string): Statement<CommentRow> =>
  commentRows(
    `${selectComments('comment')}
     WHERE comment.id = $2 AND ${isMeant} AND ${isOpenAt('$3')}`,
    [readerId, id, now],
  )

/** One comment, if its reader finds it below its article and that can be read. */
export const commentOf = (meant: MeantComment): Statement<CommentRow> => oneOf(meant, isFound())

/** Reads it by itself. */
export const findComment = async (db: Queryable, meant: MeantComment): Promise<CommentRow | undefined> =>
  (await run(db, commentOf(meant)))[0]

/** The same for whoever asks whether it is there: also out of sight with its thread. */
export const findAnywhere = async (db: Queryable, meant: MeantComment): Promise<CommentRow | undefined> =>
  (await run(db, oneOf(meant, isSeen())))[0]

/** What is read of a thread, for a comment or an answer that stands in it. */
interface WantedComment extends MeantComment {
  /** Answers shown with their comment. */
  first: number
  /** Answers before the one that is wanted, and it among them. */
  upTo: number
}

/** Where the wanted one stands. */
const PLACE = '(SELECT "writtenAt", id FROM wanted)'

/**
 * A comment or an answer with its thread: the comment, its first answers, and those up to the wanted one with the next
 * after it, the oldest first.
 */
export const threadOf = ({ id, readerId, now, first, upTo }: WantedComment) => ({
  wanted: commentOf({ id, readerId, now }),
  root: commentRows(
    `${selectComments('comment')} WHERE comment.id = (SELECT coalesce("rootId", id) FROM wanted) AND ${isSeen()}`,
    [readerId],
  ),
  replies: firstRepliesOf('root', { readerId, limit: first }),
  upTo: commentRows(
    `${selectComments(`(
        SELECT comment.* FROM comment
        WHERE comment.root_id = (SELECT id FROM root) AND (comment.written_at, comment.id) <= ${PLACE} AND ${isSeen()}
        ORDER BY comment.written_at DESC, comment.id DESC LIMIT $2) comment`)}
      ORDER BY comment.written_at, comment.id`,
    [readerId, upTo],
  ),
  after: commentRows(answers('SELECT id FROM root', PLACE, '1'), [readerId]),
})

/** How many comments and answers of an article everybody sees. */
export const countOf = async (db: Queryable, articleId: string): Promise<number> => {
  const row = await db.one<{ count: number }>('SELECT comment_count AS count FROM article WHERE id = $1', [articleId])
  return row?.count ?? 0
}
