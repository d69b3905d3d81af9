import type { FastifyInstance } from 'fastify'
import { area } from '@/wire/endpoints/common'
import { AreaTree } from '@/wire/schemas/area'
import { NoPayload } from '@/wire/schemas/parts'
import { createReplyCache } from '../../http/reply-cache'
import { route } from '../../http/route'
import { listAreas } from './area-statements'
import { areaTree } from './tree'

/** The tree hardly ever changes, and it is the longest reply of all. */
const CACHE_MS = 1_000

/** `GET /common/area`: the tree of provinces and cities. */
export const areaModule = (app: FastifyInstance): void => {
  route(app, area, {
    schema: { request: NoPayload, reply: AreaTree },
    cache: createReplyCache(app.clock, CACHE_MS),
    handler: async () => areaTree(await listAreas(app.database.recent)),
  })
}
