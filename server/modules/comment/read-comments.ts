import type { Static } from 'typebox'
import { CommentOrder } from '@/wire/enums/content'
import type { Comment, CommentQuery, CommentsQuery, CommentThread, RepliesQuery } from '@/wire/schemas/comment'
import type { CursorPart } from '@/wire/schemas/page'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { together } from '../../db/together'
import { cutPart, placeOf, type ListPlace } from '../../http/cursor'
import { Refusal } from '../../http/errors'
import { checkFound, openArticle } from '../content/check-open'
import type { Reading } from '../content/feed'
import { commentView, type CommentRow } from './comment-row'
import { commentOf, firstRepliesOf, newestOf, repliesOf, threadOf, topOf } from './comment-statements'

/** Answers that are shown with the comment; the others are asked for. */
const FIRST_REPLIES = 2

/** Answers that are shown before the one that is looked for; of a longer thread those before them are left out. */
const REPLIES_UP_TO = 50

/** Before every answer: they are read the oldest first. */
const FIRST_PLACE: ListPlace = { at: new Date(0), id: '' }

const cut = (rows: readonly CommentRow[], size: number): CursorPart<Comment> => {
  const { shown, next } = cutPart(rows, size, ({ writtenAt }) => writtenAt)
  return { records: shown.map(commentView), next }
}

const threadView = (root: CommentRow, replies: CursorPart<Comment>): CommentThread => ({
  ...commentView(root),
  replyCount: root.replyCount,
  replies,
})

const withReplies = (roots: readonly CommentRow[], replies: readonly CommentRow[]): CommentThread[] =>
  roots.map((root) =>
    threadView(
      root,
      cut(
        replies.filter(({ rootId }) => rootId === root.id),
        FIRST_REPLIES,
      ),
    ),
  )

/**
 * A part of an article's comments.
 *
 * @throws Refusal articleNotFound.
 */
export const readComments = async (
  db: Queryable,
  { articleId, order, cursor, size }: Static<typeof CommentsQuery>,
  { readerId, now }: Reading,
): Promise<CursorPart<CommentThread>> => {
  const isTop = order === CommentOrder.top
  const { open, roots, replies } = await together(db, {
    open: openArticle(articleId, now),
    roots: isTop
      ? topOf({ articleId, readerId, limit: size })
      : newestOf({ articleId, readerId, place: placeOf(cursor, now), limit: size + 1 }),
    replies: firstRepliesOf('roots', { readerId, limit: FIRST_REPLIES + 1 }),
  })
  checkFound(open)
  // Likes move while one reads: the most liked are one part, which has no next.
  if (isTop) return { records: withReplies(roots, replies), next: null }
  const { shown, next } = cutPart(roots, size, ({ writtenAt }) => writtenAt)
  return { records: withReplies(shown, replies), next }
}

/**
 * A part of the answers to a comment, the oldest first.
 *
 * @throws Refusal commentNotFound for one that the reader does not see.
 */
export const readReplies = async (
  db: Queryable,
  { id, cursor, size }: Static<typeof RepliesQuery>,
  { readerId, now }: Reading,
): Promise<CursorPart<Comment>> => {
  const place = cursor === undefined ? FIRST_PLACE : placeOf(cursor, now)
  const { found, replies } = await together(db, {
    found: commentOf({ id, readerId, now }),
    replies: repliesOf({ rootId: id, readerId, place, limit: size + 1 }),
  })
  if (found.length === 0) throw new Refusal(ErrorCode.commentNotFound)
  return cut(replies, size)
}

/**
 * The thread in which a comment or an answer stands, with the answers up to it.
 *
 * @throws Refusal commentNotFound for one that the reader does not see, articleNotFound.
 */
export const readThread = async (
  db: Queryable,
  { articleId, id }: Static<typeof CommentQuery>,
  { readerId, now }: Reading,
): Promise<CommentThread> => {
  const { open, upTo, after, ...rows } = await together(db, {
    open: openArticle(articleId, now),
    ...threadOf({ id, readerId, now, first: FIRST_REPLIES + 1, upTo: REPLIES_UP_TO }),
  })
  checkFound(open)
  const [root] = rows.root
  if (root?.articleId !== articleId) throw new Refusal(ErrorCode.commentNotFound)
  const thread = threadView(root, cut(rows.replies, FIRST_REPLIES))
  if ([thread, ...thread.replies.records].some((shown) => shown.id === id)) return thread
  return { ...thread, replies: cut([...upTo, ...after], upTo.length) }
}
