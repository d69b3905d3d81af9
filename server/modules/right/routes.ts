import type { FastifyInstance } from 'fastify'
import { count, detail, list } from '@/wire/endpoints/right'
import { NoPayload } from '@/wire/schemas/parts'
import { RightCount, RightDetail, RightId, RightList } from '@/wire/schemas/right'
import { route } from '../../http/route'
import { countRights, readRight, readRights } from './read-rights'

/** A customer's rights (extensions; docs/rules/coupons-and-rights.md). */
export const rightModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /app/rights/list`: the rights of every paid order. */
  route(app, list, {
    schema: { request: NoPayload, reply: RightList },
    handler: ({ userId }) => readRights(database, userId, clock.now()),
  })

  /** `GET /app/rights/count`: how many are available, or will be. */
  route(app, count, {
    schema: { request: NoPayload, reply: RightCount },
    handler: async ({ userId }) => ({ available: await countRights(database, userId, clock.now()) }),
  })

  /** `GET /app/rights/detail`: one right; 404 for another person's. */
  route(app, detail, {
    schema: { request: RightId, reply: RightDetail },
    handler: ({ userId, payload }) => readRight(database, userId, payload.id, clock.now()),
  })
}
