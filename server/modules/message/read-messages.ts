import type { Static } from 'typebox'
import { MessageKind } from '@/wire/enums/message'
import { OrderType } from '@/wire/enums/order'
import type { Message, MessagePart, MessagesQuery, SeeMessages, UnreadMessages } from '@/wire/schemas/message'
import { SECOND_MS } from '@/domain/time/duration'
import { formatDay, formatShanghai, formatShortTime } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { cutPart, placeOf } from '../../http/cursor'
import { milestoneOf } from '../order-record/history/milestone-texts'
import type { OrderEventKind } from '../order-record/history/order-event'
import { countUnread, listMessages, markSeen, type MessageRow } from './message-statements'
import { messageTexts } from './message-texts'

/** Who reads, and when. */
export interface MessageReading {
  userId: string
  now: Date
}

type Words = Pick<Message, 'title' | 'text'>

const wordsOf = ({ kind, subject, words, commentId, orderType, dueAt, at }: MessageRow): Words => {
  const dueMs = dueAt?.getTime() ?? 0
  switch (kind) {
    case MessageKind.order: {
      if (dueAt !== null) {
        const note = messageTexts.keptUntil(formatShortTime(dueMs))
        return { title: messageTexts.toPay, text: messageTexts.orderNote(words, note) }
      }
      // The statement asks for the kinds of events alone.
      const event = { kind: subject as OrderEventKind, at }
      const { title, note } = milestoneOf(event, orderType ?? OrderType.small)
      return { title, text: messageTexts.orderNote(words, note) }
    }
    case MessageKind.reply: {
      const title = commentId === null ? messageTexts.feedbackAnswered : messageTexts.replied(subject)
      return { title, text: messageTexts.quoted(words) }
    }
    case MessageKind.activity:
      return {
        title: subject,
        text: dueAt === null ? messageTexts.activityOff : messageTexts.activityOn(formatDay(dueMs)),
      }
    case MessageKind.coupon:
      return { title: messageTexts.couponEnds(formatDay(dueMs - SECOND_MS)), text: subject }
    default:
      return kind satisfies never
  }
}

const messageView = (row: MessageRow): Message => {
  const { id, kind, picture, targetId, commentId, dueAt, isUnread, at } = row
  return {
    id,
    kind,
    ...wordsOf(row),
    picture,
    targetId,
    commentId,
    payUntil: kind === MessageKind.order && dueAt !== null ? formatShanghai(dueAt.getTime()) : null,
    isUnread,
    time: formatShanghai(at.getTime()),
  }
}

/** A part of what concerns an account, the newest first. */
export const readMessages = async (
  db: Queryable,
  { kind, cursor, size }: Static<typeof MessagesQuery>,
  { userId, now }: MessageReading,
): Promise<MessagePart> => {
  const rows = await listMessages(db, { userId, now, kind: kind ?? null, place: placeOf(cursor, now), limit: size + 1 })
  const { shown, next } = cutPart(rows, size, ({ at }) => at)
  return { records: shown.map(messageView), next, readAt: now.getTime() }
}

/** How many messages of each kind an account has not seen. */
export const readUnread = async (db: Queryable, { userId, now }: MessageReading): Promise<UnreadMessages> => {
  const counts = new Map((await countUnread(db, userId, now)).map(({ kind, unread }) => [kind, unread]))
  const of = (kind: MessageKind): number => counts.get(kind) ?? 0
  return {
    order: of(MessageKind.order),
    reply: of(MessageKind.reply),
    activity: of(MessageKind.activity),
    coupon: of(MessageKind.coupon),
  }
}

/** Marks what an account has seen, all of it or one kind, never more than there is by now. */
export const seeMessages = async (
  db: Queryable,
  { kind, upTo = Infinity }: SeeMessages,
  { userId, now }: MessageReading,
): Promise<UnreadMessages> => {
  const seenAt = new Date(Math.min(upTo, now.getTime()))
  await markSeen(db, userId, kind === undefined ? Object.values(MessageKind) : [kind], seenAt)
  return readUnread(db, { userId, now })
}
