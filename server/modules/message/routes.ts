import type { FastifyInstance } from 'fastify'
import { list, see, unread } from '@/wire/endpoints/message'
import { MessagePart, MessagesQuery, SeeMessages, UnreadMessages } from '@/wire/schemas/message'
import { NoPayload } from '@/wire/schemas/parts'
import { route } from '../../http/route'
import { readMessages, readUnread, seeMessages } from './read-messages'

/** What concerns a customer (extensions; docs/rules/messages.md). */
export const messageModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /app/message/list`: of all kinds or of one, the newest first. */
  route(app, list, {
    schema: { request: MessagesQuery, reply: MessagePart },
    handler: ({ userId, payload }) => readMessages(database, payload, { userId, now: clock.now() }),
  })

  /** `GET /app/message/unread`: how many were not seen yet. */
  route(app, unread, {
    schema: { request: NoPayload, reply: UnreadMessages },
    handler: ({ userId }) => readUnread(database, { userId, now: clock.now() }),
  })

  /** `POST /app/message/seen`: all, or those of a kind. */
  route(app, see, {
    schema: { request: SeeMessages, reply: UnreadMessages },
    handler: ({ userId, payload }) => seeMessages(database, payload, { userId, now: clock.now() }),
  })
}
