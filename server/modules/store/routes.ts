import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { detail, list, nearby, provinces } from '@/wire/endpoints/shop'
import { route } from '../../http/route'
import { areaNode } from '../area/schemas'
import { areaTree } from '../area/tree'
import { listAreasWithStores } from './repository'
import { detailQuery, listQuery, nearbyQuery, provincesQuery, store, storeDetail } from './schemas'
import { nearestStores, storeById, storesOfCity } from './service'

/** Shops and delivery centres (specification section 7). */
export const storeModule = (app: FastifyInstance): void => {
  /** `GET /wx/buy/vehicle/store/province`: provinces and cities with a shop that does this. */
  route(app, provinces, {
    schema: { request: provincesQuery, reply: Type.Array(areaNode) },
    handler: async ({ payload }) => areaTree(await listAreasWithStores(app.database, payload.salesServiceType)),
  })

  /** `GET /app/store/list`: shops of a city, by at most one filter. */
  route(app, list, {
    schema: { request: listQuery, reply: Type.Array(store) },
    handler: ({ payload }) => storesOfCity(app.database, payload),
  })

  /** `GET /buy/vehicle/nearby/store`: the nearest shops first. */
  route(app, nearby, {
    schema: { request: nearbyQuery, reply: Type.Array(store) },
    handler: ({ payload }) => nearestStores(app.database, payload, payload.salesServiceType ?? null),
  })

  /** `GET /wx/buy/vehicle/store/detail`: one shop with its pictures and people; 404 for an unknown id. */
  route(app, detail, {
    schema: { request: detailQuery, reply: storeDetail },
    handler: ({ payload }) => storeById(app.database, payload),
  })
}
