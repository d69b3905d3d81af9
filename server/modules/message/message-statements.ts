import { language } from '@/language/current'
import { RegistrationResult } from '@/wire/enums/activity'
import { MessageKind } from '@/wire/enums/message'
import { OrderStatus, type OrderType } from '@/wire/enums/order'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import type { ListPlace } from '../../http/cursor'
import { TAKES_PLACE } from '../activity/activity-row'
import { isSeen, writerOf } from '../comment/comment-row'
import { isOpenAt } from '../content/article-statements'
import { isNews } from '../order-record/history/news'
import { OrderEventKind } from '../order-record/history/order-event'
import { LIVING_ACCOUNT } from '../session/hold-account'

/** What a message is made of; its words are put together in the reader's language. */
export interface MessageRow {
  id: string
  kind: MessageKind
  /** Of an order the event, of a reply who says it (nobody by name answers a feedback), of an activity and a coupon its name. */
  subject: string
  /** Of a reply what is said, of an order its car. */
  words: string
  picture: string | null
  targetId: string
  /** Of a reply the comment that it is; null where it answers a feedback. */
  commentId: string | null
  orderType: OrderType | null
  /** When an activity begins (null for one that was called off), a coupon ends, or an order that was not paid. */
  dueAt: Date | null
  at: Date
  isUnread: boolean
}

/** SQL: whether an order still waits for its deposit at a moment ($2); only then its placing is told. */
const WAITS = `orders.status = ${OrderStatus.pendingPayment} AND orders.expires_at > $2`

/** How long before its day an activity is spoken of, and how long before its end a coupon. */
const ACTIVITY_AHEAD = "interval '3 days'"
const COUPON_AHEAD = "interval '7 days'"

/** Older ones are told no more. */
const KEPT = "interval '90 days'"

/** SQL: whether a reader ($1) would find a reply below its article at a moment ($2): with its thread, which the root hides. */
const isReadable = (): string => `
  reply.hidden_at IS NULL AND ${isSeen('root')}
  AND ${isOpenAt('$2')}`

/** SQL: all that concerns an account ($1) at a moment ($2), as rows of a message without its mark. */
const told = (): string => `
  SELECT ${MessageKind.order} AS kind, 'order-' || event.id AS id, event.kind AS subject,
    concat_ws(' ', orders.model_snapshot -> 'modelName' ->> '${language()}',
      orders.car -> 'version' -> 'displayName' ->> '${language()}') AS words, NULL AS picture, orders.id AS target_id,
    NULL AS comment_id, orders.order_type,
    CASE WHEN event.kind = '${OrderEventKind.placed}' THEN orders.expires_at END AS due_at, event.at
  FROM orders JOIN order_event event ON event.order_id = orders.id
  WHERE orders.user_id = $1 AND orders.deleted_at IS NULL
    AND (${isNews('event')} OR event.kind = '${OrderEventKind.placed}' AND ${WAITS})
  UNION ALL
  SELECT ${MessageKind.reply}, 'reply-' || reply.id, coalesce(account.nick_name, ${said('author', 'name')}),
    ${said('comment', 'content', 'reply')}, coalesce(account.avatar, author.avatar), reply.article_id, reply.id, NULL,
    NULL, reply.written_at
  FROM (
    SELECT mine.id FROM comment mine WHERE mine.user_id = $1
    UNION ALL
    SELECT mine.id FROM comment mine JOIN author me ON me.id = mine.author_id WHERE me.user_id = $1) mine
  JOIN LATERAL (
    SELECT comment.* FROM comment WHERE comment.root_id = mine.id AND comment.answered_id IS NULL
    UNION ALL
    SELECT comment.* FROM comment WHERE comment.answered_id = mine.id) reply ON true
  JOIN article ON article.id = reply.article_id
  JOIN comment root ON root.id = reply.root_id
  LEFT JOIN account ON account.id = reply.user_id
  LEFT JOIN author ON author.id = reply.author_id
  WHERE ${isReadable()} AND ${writerOf('reply')} IS DISTINCT FROM $1
  UNION ALL
  SELECT ${MessageKind.reply}, 'feedback-' || answer.id, '', answer.content, NULL, answer.feedback_id, NULL, NULL,
    NULL, answer.said_at
  FROM feedback_message answer WHERE answer.account_id = $1 AND answer.is_answer
  UNION ALL
  SELECT ${MessageKind.activity}, 'activity-' || coming.id, ${said('activity', 'title')}, '', NULL, activity.id, NULL, NULL,
    activity.start_at,
    greatest(coming.registered_at, coming.drawn_at, activity.start_at - ${ACTIVITY_AHEAD})
  FROM activity_registration coming JOIN activity ON activity.id = coming.activity_id
  WHERE coming.user_id = $1 AND coming.result = ${RegistrationResult.success} AND coming.visited_at IS NULL
    AND activity.end_at > $2 AND ${TAKES_PLACE}
  UNION ALL
  SELECT ${MessageKind.activity}, 'activity-off-' || coming.id, ${said('activity', 'title')}, '', NULL, activity.id, NULL, NULL,
    NULL, activity.withdrawn_at
  FROM activity_registration coming JOIN activity ON activity.id = coming.activity_id
  WHERE coming.user_id = $1 AND coming.result <> ${RegistrationResult.failed} AND coming.visited_at IS NULL
    AND NOT ${TAKES_PLACE}
  UNION ALL
  SELECT ${MessageKind.coupon}, 'coupon-' || coupon.id, ${said('coupon_rule', 'name')}, '', NULL, coupon.id, NULL, NULL,
    coupon.end_at, greatest(coupon.given_at, coupon.end_at - ${COUPON_AHEAD})
  FROM coupon JOIN coupon_rule ON coupon_rule.id = coupon.rule_id
  WHERE coupon.user_id = $1 AND coupon.order_id IS NULL AND coupon.spent_at IS NULL AND coupon.end_at > $2`

/** SQL: the messages of an account, with whether it has seen them. */
const messages = (): string => `
  FROM (${told()}) told
  LEFT JOIN message_seen seen ON seen.user_id = $1 AND seen.kind = told.kind
  WHERE told.at <= $2 AND told.at > $2 - ${KEPT}`

const IS_UNREAD = 'coalesce(told.at > seen.seen_at, true)'

/** Which part of the messages is read. */
export interface MessagesPart {
  userId: string
  now: Date
  /** Null for all. */
  kind: MessageKind | null
  place: ListPlace
  limit: number
}

/** Messages after a place, the newest first; the id decides between equal times. */
export const listMessages = (db: Queryable, { userId, now, kind, place, limit }: MessagesPart): Promise<MessageRow[]> =>
  db.query<MessageRow>(
    `SELECT told.id, told.kind, told.subject, told.words, told.picture, told.target_id AS "targetId",
       told.comment_id AS "commentId", told.order_type AS "orderType", told.due_at AS "dueAt", told.at, ${IS_UNREAD} AS "isUnread"
     ${messages()} AND ($3::int IS NULL OR told.kind = $3) AND (told.at, told.id) < ($4, $5)
     ORDER BY told.at DESC, told.id DESC LIMIT $6`,
    [userId, now, kind, place.at, place.id, limit],
  )

/** How many messages of a kind were not seen. */
export const countUnread = (
  db: Queryable,
  userId: string,
  now: Date,
): Promise<{ kind: MessageKind; unread: number }[]> =>
  db.query<{ kind: MessageKind; unread: number }>(
    `SELECT told.kind, count(*)::int AS unread ${messages()} AND ${IS_UNREAD} GROUP BY told.kind`,
    [userId, now],
  )

/** Marks the messages of some kinds as seen up to a moment. */
export const markSeen = async (
  db: Queryable,
  userId: string,
  kinds: readonly MessageKind[],
  seenAt: Date,
): Promise<void> => {
  await db.query(
    `INSERT INTO message_seen (user_id, kind, seen_at)
     SELECT living.id, kind, $3 FROM ${LIVING_ACCOUNT}, unnest($2::int[]) AS kind
     ON CONFLICT (user_id, kind) DO UPDATE SET seen_at = greatest(message_seen.seen_at, excluded.seen_at)`,
    [userId, kinds, seenAt],
  )
}

/** Forgets what an account has seen that ends. */
export const forgetMessagesOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM message_seen WHERE user_id = $1', [userId])
}
