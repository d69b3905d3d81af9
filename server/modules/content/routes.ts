import type { FastifyInstance } from 'fastify'
import { feed } from '@/wire/endpoints/content'
import { route } from '../../http/route'
import { feedPageOf } from './feed'
import { feedPage, feedQuery } from './schemas'

/** `GET /content/feed`: the articles of a home tab, page by page (extension; kinds of specification section 3). */
export const contentModule = (app: FastifyInstance): void => {
  route(app, feed, {
    schema: { request: feedQuery, reply: feedPage },
    handler: ({ payload }) => feedPageOf(app.database, payload),
  })
}
