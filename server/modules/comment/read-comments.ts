import type { Static } from 'typebox'
import { CommentOrder } from '@/wire/enums/content'
import type { Comment, CommentQuery, CommentsQuery, CommentThread, RepliesQuery } from '@/wire/schemas/comment'
import type { CursorPart } from '@/wire/schemas/page'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { cutPart, placeOf, type ListPlace } from '../../http/cursor'
import { Refusal } from '../../http/errors'
import { checkOpen } from '../content/check-open'
import type { Reading } from '../content/feed'
import { commentView, type CommentRow } from './comment-row'
import { findComment, listNewest, listReplies, listRepliesUpTo, listTop } from './comment-statements'

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

const withReplies = async (
  db: Queryable,
  roots: readonly CommentRow[],
  readerId: string | null,
): Promise<CommentThread[]> => {
  const rootIds = roots.map(({ id }) => id)
  const replies = await listReplies(db, { rootIds, readerId, place: FIRST_PLACE, limit: FIRST_REPLIES + 1 })
  return roots.map((root) => ({
    ...commentView(root),
    replyCount: root.replyCount,
    replies: cut(
      replies.filter(({ rootId }) => rootId === root.id),
      FIRST_REPLIES,
    ),
  }))
}

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
  await checkOpen(db, articleId, now)
  if (order === CommentOrder.top) {
    // Likes move while one reads: the most liked are one part, which has no next.
    const top = await listTop(db, { articleId, readerId, limit: size })
    return { records: await withReplies(db, top, readerId), next: null }
  }
  const rows = await listNewest(db, { articleId, readerId, place: placeOf(cursor, now), limit: size + 1 })
  const { shown, next } = cutPart(rows, size, ({ writtenAt }) => writtenAt)
  return { records: await withReplies(db, shown, readerId), next }
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
  if ((await findComment(db, id, readerId)) === undefined) throw new Refusal(ErrorCode.commentNotFound)
  const place = cursor === undefined ? FIRST_PLACE : placeOf(cursor, now)
  return cut(await listReplies(db, { rootIds: [id], readerId, place, limit: size + 1 }), size)
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
  await checkOpen(db, articleId, now)
  const wanted = await findComment(db, id, readerId)
  const root = wanted?.rootId ? await findComment(db, wanted.rootId, readerId) : wanted
  const [thread] = root?.articleId === articleId ? await withReplies(db, [root], readerId) : []
  if (wanted === undefined || thread === undefined) throw new Refusal(ErrorCode.commentNotFound)
  if ([thread, ...thread.replies.records].some((shown) => shown.id === id)) return thread
  const place = { at: wanted.writtenAt, id }
  const upTo = await listRepliesUpTo(db, { rootId: thread.id, readerId, place, limit: REPLIES_UP_TO })
  const after = await listReplies(db, { rootIds: [thread.id], readerId, place, limit: 1 })
  return { ...thread, replies: cut([...upTo, ...after], upTo.length) }
}
