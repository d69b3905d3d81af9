import type { Static } from 'typebox'
import type {
  Comment,
  CommentLikes,
  CommentThread,
  LikeComment,
  WriteComment,
  WrittenComment,
} from '@/wire/schemas/comment'
import type { CursorPart } from '@/wire/schemas/page'
import type { Report } from '@/wire/schemas/report'
import * as endpoints from '@/wire/endpoints/comment'
import type { RequestOf } from '@/wire/endpoint'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

const withAvatar = <One extends Comment>(comment: One): One => ({
  ...comment,
  writerAvatar: staticUrl(comment.writerAvatar),
})

const withAvatars = <One extends Comment>({ records, next }: CursorPart<One>): CursorPart<One> => ({
  records: records.map(withAvatar),
  next,
})

/** A part of an article's comments, each with the first of its answers (extension). Throws as `call`. */
export const fetchComments = async (
  query: RequestOf<typeof endpoints.list>,
  options?: CallOptions,
): Promise<CursorPart<CommentThread>> => {
  const { records, next } = withAvatars(await call(endpoints.list, query, options))
  return { records: records.map((thread) => ({ ...thread, replies: withAvatars(thread.replies) })), next }
}

/** A part of the answers to a comment, the oldest first (extension). Throws as `call`. */
export const fetchReplies = async (query: RequestOf<typeof endpoints.replies>): Promise<CursorPart<Comment>> =>
  withAvatars(await call(endpoints.replies, query))

/** The thread of a comment or an answer, with the answers up to it (extension). Throws as `call`: commentNotFound. */
export const fetchThread = async (query: RequestOf<typeof endpoints.thread>): Promise<CommentThread> => {
  const thread = withAvatar(await call(endpoints.thread, query))
  return { ...thread, replies: withAvatars(thread.replies) }
}

/**
 * Says something under an article, once for each id (extension).
 *
 * @throws ApiError as `call`: articleNotFound, commentNotFound, commentRefused, commentsTooOften.
 */
export const writeComment = async (written: WriteComment): Promise<WrittenComment> => {
  const answer = await call(endpoints.write, written)
  return { ...answer, comment: withAvatar(answer.comment) }
}

/** Takes an own comment away and answers how many are left (extension). Throws as `call`: commentNotFound. */
export const deleteComment = async (id: string): Promise<number> => (await call(endpoints.remove, { id })).commentCount

/** Likes a comment, or no longer (extension). Throws as `call`: commentNotFound. */
export const likeComment = (like: Static<typeof LikeComment>): Promise<CommentLikes> => call(endpoints.like, like)

/** Reports a comment to the people who look after the house (extension). Throws as `call`: commentNotFound. */
export const reportComment = (report: Report): Promise<null> => call(endpoints.report, report)
