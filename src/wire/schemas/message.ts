import { Type, type Static } from 'typebox'
import { MessageKind } from '../enums/message'
import { CursorQuery, partOf } from './page'
import { count, flag, nullable, text, valueOf, wallTime } from './parts'

/** Something that concerns the customer. */
export const Message = Type.Object({
  id: text(),
  kind: valueOf(MessageKind),
  title: text(),
  text: text(),
  picture: nullable(text(), 'unless a person says something'),
  targetId: text('The order, article, feedback, activity or coupon that it leads to'),
  commentId: nullable(text(), 'unless it is a reply to a comment: one without answers a feedback'),
  payUntil: nullable(wallTime(), 'unless it is an order that waits for its deposit'),
  isUnread: flag(),
  time: wallTime(),
})
export type Message = Static<typeof Message>

export const MessagesQuery = Type.Object({
  ...CursorQuery.properties,
  kind: Type.Optional(valueOf(MessageKind, 'Messages of this kind alone')),
})
export const MessagePart = Type.Object({
  ...partOf(Message).properties,
  readAt: count('When it was read, in epoch ms of the server: what came later is in no part of it'),
})
export type MessagePart = Static<typeof MessagePart>

/** How many messages of each kind were not seen yet. */
export const UnreadMessages = Type.Object({ order: count(), reply: count(), activity: count(), coupon: count() })
export type UnreadMessages = Static<typeof UnreadMessages>

export const SeeMessages = Type.Object({
  kind: Type.Optional(valueOf(MessageKind, 'Those of this kind alone')),
  upTo: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'The `readAt` of what was on screen; absent, or later than now, it is now',
    }),
  ),
})
export type SeeMessages = Static<typeof SeeMessages>
