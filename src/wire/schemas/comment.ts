import { Type, type Static } from 'typebox'
import { CommentOrder, ReportReason } from '../enums/content'
import { MAX_COMMENT_LENGTH } from '../text-lengths'
import { CursorQuery, partOf } from './page'
import { count, flag, idText, madeId, nullable, text, valueOf, wallTime } from './parts'

/** How a comment is liked. */
export const CommentLikes = Type.Object({ likeCount: count(), isLiked: flag('By the reader') })
export type CommentLikes = Static<typeof CommentLikes>

/** What somebody said under an article. */
export const Comment = Type.Object({
  ...CommentLikes.properties,
  id: text(),
  writerName: text(),
  writerAvatar: text(),
  isByAuthor: flag('Whether who wrote the article said it'),
  isOwn: flag('Whether the reader said it'),
  answeredName: nullable(text(), 'unless it answers an answer'),
  content: text(),
  hiddenReason: nullable(valueOf(ReportReason), 'unless a moderator hid it: then its writer alone is told'),
  writeTime: wallTime(),
})
export type Comment = Static<typeof Comment>

export const ReplyPart = partOf(Comment)

/** A comment with the first of its answers. */
export const CommentThread = Type.Object({ ...Comment.properties, replyCount: count(), replies: ReplyPart })
export type CommentThread = Static<typeof CommentThread>

export const CommentsQuery = Type.Object({
  ...CursorQuery.properties,
  articleId: idText(),
  order: valueOf(CommentOrder),
})
export const CommentPart = partOf(CommentThread)

/** Asks for a comment where it stands. */
export const CommentQuery = Type.Object({ articleId: idText(), id: idText('Of the comment or the answer') })

export const RepliesQuery = Type.Object({ ...CursorQuery.properties, id: idText('Of the comment that began it') })

export const WriteComment = Type.Object({
  id: madeId('Made by the phone before the first try; the same comment keeps it'),
  articleId: idText(),
  answeredId: Type.Optional(idText('The comment or the answer that it answers')),
  content: Type.String({ minLength: 1, maxLength: MAX_COMMENT_LENGTH }),
})
export type WriteComment = Static<typeof WriteComment>

/** What was said, and how much the article has of it now. */
export const WrittenComment = Type.Object({
  comment: Comment,
  rootId: nullable(text(), 'unless it is an answer'),
  commentCount: count('Of the article'),
})
export type WrittenComment = Static<typeof WrittenComment>

export const CommentId = Type.Object({ id: idText() })
export const CommentCount = Type.Object({ commentCount: count('Of the article') })

/** Sets or takes away a like; the same again changes nothing. */
export const LikeComment = Type.Object({ id: idText(), isOn: flag() })
