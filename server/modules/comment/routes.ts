import type { FastifyInstance } from 'fastify'
import { like, list, remove, replies, report, thread, write } from '@/wire/endpoints/comment'
import {
  CommentCount,
  CommentId,
  CommentLikes,
  CommentPart,
  CommentQuery,
  CommentsQuery,
  CommentThread,
  LikeComment,
  RepliesQuery,
  ReplyPart,
  WriteComment,
  WrittenComment,
} from '@/wire/schemas/comment'
import { Nothing } from '@/wire/schemas/parts'
import { Report } from '@/wire/schemas/report'
import { MINUTE_MS } from '@/domain/time/duration'
import { route } from '../../http/route'
import { deleteComment } from './delete-comment'
import { likeComment } from './like-comment'
import { readComments, readReplies, readThread } from './read-comments'
import { reportComment } from './report-comment'
import { writeComment } from './write-comment'

/** Against floods: the pace of an account does not know what was deleted again. */
const WRITE_LIMIT = { max: 60, timeWindow: MINUTE_MS }

/** What readers say under articles (extensions; docs/rules/comments.md). */
export const commentModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /content/comment/list`: the comments of an article, each with the first of its answers. */
  route(app, list, {
    schema: { request: CommentsQuery, reply: CommentPart },
    handler: ({ payload, user }) => readComments(database, payload, { readerId: user?.id ?? null, now: clock.now() }),
  })

  /** `GET /content/comment/replies`: the answers to a comment, the oldest first. */
  route(app, replies, {
    schema: { request: RepliesQuery, reply: ReplyPart },
    handler: ({ payload, user }) => readReplies(database, payload, { readerId: user?.id ?? null, now: clock.now() }),
  })

  /** `GET /content/comment/thread`: where a comment or an answer stands, with the answers up to it. */
  route(app, thread, {
    schema: { request: CommentQuery, reply: CommentThread },
    handler: ({ payload, user }) => readThread(database, payload, { readerId: user?.id ?? null, now: clock.now() }),
  })

  /** `POST /content/comment/write`: once for each id; 422 for what the list of words holds, 429 beyond the pace. */
  route(app, write, {
    schema: { request: WriteComment, reply: WrittenComment },
    rateLimit: WRITE_LIMIT,
    handler: ({ userId, payload }) => writeComment(database, userId, payload, clock.now()),
  })

  /** `POST /content/comment/delete`: an own one, and its answers with it. */
  route(app, remove, {
    schema: { request: CommentId, reply: CommentCount },
    handler: ({ userId, payload }) => deleteComment(database, userId, payload.id, clock.now()),
  })

  /** `POST /content/comment/like`: once an account. */
  route(app, like, {
    schema: { request: LikeComment, reply: CommentLikes },
    handler: ({ userId, payload }) => likeComment(database, userId, payload, clock.now()),
  })

  /** `POST /content/comment/report`: for a person to look at. */
  route(app, report, {
    schema: { request: Report, reply: Nothing },
    handler: ({ userId, payload }) => reportComment(database, userId, payload, clock.now()),
  })
}
