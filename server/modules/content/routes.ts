import type { FastifyInstance } from 'fastify'
import { feed } from '@/wire/endpoints/content'
import { FeedPage, FeedQuery } from '@/wire/schemas/content'
import { route } from '../../http/route'
import { feedPageOf } from './feed'

/** `GET /content/feed`: the articles of a home tab, page by page (extension). */
export const contentModule = (app: FastifyInstance): void => {
  route(app, feed, {
    schema: { request: FeedQuery, reply: FeedPage },
    handler: ({ payload }) => feedPageOf(app.database, payload),
  })
}
