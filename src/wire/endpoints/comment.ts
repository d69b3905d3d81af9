import { get, post } from '../endpoint'
import type {
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
} from '../schemas/comment'
import type { Nothing } from '../schemas/parts'
import type { Report } from '../schemas/report'

export const list = get<typeof CommentsQuery, typeof CommentPart>('/content/comment/list', {
  access: 'optional',
  extension: true,
})
export const replies = get<typeof RepliesQuery, typeof ReplyPart>('/content/comment/replies', {
  access: 'optional',
  extension: true,
})
export const thread = get<typeof CommentQuery, typeof CommentThread>('/content/comment/thread', {
  access: 'optional',
  extension: true,
})
export const write = post<typeof WriteComment, typeof WrittenComment>('/content/comment/write', { extension: true })
export const remove = post<typeof CommentId, typeof CommentCount>('/content/comment/delete', { extension: true })
export const like = post<typeof LikeComment, typeof CommentLikes>('/content/comment/like', { extension: true })
export const report = post<typeof Report, typeof Nothing>('/content/comment/report', { extension: true })
