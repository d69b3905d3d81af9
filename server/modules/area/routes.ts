import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { area } from '@/wire/endpoints/common'
import { noPayload } from '../../http/schemas'
import { route } from '../../http/route'
import { listAreas } from './repository'
import { areaNode } from './schemas'
import { areaTree } from './tree'

/** The tree hardly ever changes, and it is the longest reply of all. */
const CACHE_MS = 1_000

/** `GET /common/area`: the tree of provinces and cities (specification sections 3 and 7). */
export const areaModule = (app: FastifyInstance): void => {
  route(app, area, {
    schema: { request: noPayload, reply: Type.Array(areaNode) },
    cacheMs: CACHE_MS,
    handler: async () => areaTree(await listAreas(app.database)),
  })
}
