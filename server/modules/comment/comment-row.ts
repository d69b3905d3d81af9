import type { Comment } from '@/wire/schemas/comment'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { said } from '../../db/content-columns'

/** A comment as it is read. */
export interface CommentRow extends Omit<Comment, 'writeTime'> {
  articleId: string
  rootId: string | null
  replyCount: number
  writtenAt: Date
}

/** Those of `CommentRow` that are instants. */
export const COMMENT_DATES = ['writtenAt'] as const satisfies readonly (keyof CommentRow)[]

/**
 * SQL: the account that said a comment; null where an author did who is no customer.
 *
 * @param table - what the statement calls the comment.
 */
export const writerOf = (table: string): string =>
  `coalesce(${table}.user_id, (SELECT wrote.user_id FROM author wrote WHERE wrote.id = ${table}.author_id))`

/**
 * SQL: what whoever reads ($1) sees: what is hidden only its writer.
 *
 * @param table - what the statement calls the comment.
 */
export const isSeen = (table = 'comment'): string => `(${table}.hidden_at IS NULL OR ${writerOf(table)} = $1::text)`

/** SQL: what whoever reads ($1) finds where it stands: an answer is out of sight with the comment that it answers. */
export const isFound = (): string => `(${isSeen()} AND (comment.root_id IS NULL
  OR EXISTS (SELECT FROM comment root WHERE root.id = comment.root_id AND ${isSeen('root')})))`

const nameOf = (account: string, author: string): string =>
  `coalesce(${account}.nick_name, ${said('author', 'name', author)})`

/** An account as others see it, for who looks after what is written. */
export interface SeenWriter {
  id: string
  nickName: string
  avatar: string
}

/**
 * SQL: the `SeenWriter` of an account, null for none.
 *
 * @param id - an expression.
 */
export const seenWriter = (id: string): string => `(
  SELECT jsonb_build_object('id', id, 'nickName', nick_name, 'avatar', avatar) FROM account WHERE id = ${id})`

/** SQL: rows of `CommentRow`, for whoever reads ($1), of rows called `comment` that a FROM clause brings. */
export const selectComments = (from: string): string => `
  SELECT comment.id, comment.article_id AS "articleId", comment.root_id AS "rootId", ${said('comment', 'content')} AS content,
    ${nameOf('writer', 'author')} AS "writerName", coalesce(writer.avatar, author.avatar) AS "writerAvatar",
    coalesce(comment.author_id = article.author_id OR ${writerOf('comment')} = host.user_id, false) AS "isByAuthor",
    coalesce(${writerOf('comment')} = $1, false) AS "isOwn",
    ${nameOf('answered_writer', 'answered_author')} AS "answeredName",
    comment.like_count AS "likeCount", comment.reply_count AS "replyCount",
    EXISTS (SELECT FROM comment_like WHERE user_id = $1 AND comment_id = comment.id) AS "isLiked",
    comment.hidden_reason AS "hiddenReason", comment.written_at AS "writtenAt"
  FROM ${from}
  JOIN article ON article.id = comment.article_id
  JOIN author host ON host.id = article.author_id
  LEFT JOIN account writer ON writer.id = comment.user_id
  LEFT JOIN author ON author.id = comment.author_id
  LEFT JOIN comment answered ON answered.id = comment.answered_id
  LEFT JOIN account answered_writer ON answered_writer.id = answered.user_id
  LEFT JOIN author answered_author ON answered_author.id = answered.author_id`

/** A comment as it is told. */
export const commentView = ({ articleId: _, rootId: __, replyCount: ___, writtenAt, ...row }: CommentRow): Comment => ({
  ...row,
  writeTime: formatShanghai(writtenAt.getTime()),
})
