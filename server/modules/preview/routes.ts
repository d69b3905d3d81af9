import type { FastifyInstance } from 'fastify'
import { drafts } from '@/wire/endpoints/preview'
import { Preview, PreviewQuery } from '@/wire/schemas/preview'
import { route } from '../../http/route'
import { readPreview } from './read-preview'

/** What is written and not out yet (an extension; docs/writing.md). */
export const previewModule = (app: FastifyInstance): void => {
  const { database, clock, secret } = app

  /** `GET /content/preview`: the drafts of a tab; 403 for a link that was not signed here or has ended. */
  route(app, drafts, {
    schema: { request: PreviewQuery, reply: Preview },
    handler: ({ payload }) => readPreview({ database, secret }, payload, clock.now()),
  })
}
