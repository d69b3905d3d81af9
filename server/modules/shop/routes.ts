import type { FastifyInstance } from 'fastify'
import { detail, list, nearby, provinces } from '@/wire/endpoints/shop'
import { AreaTree } from '@/wire/schemas/area'
import {
  NearbyShopsQuery,
  ShopDetail,
  ShopDetailQuery,
  ShopListQuery,
  ShopProvincesQuery,
  Shops,
} from '@/wire/schemas/shop'
import { route } from '../../http/route'
import { areaTree } from '../area/tree'
import { listAreasWithShops } from './shop-statements'
import { nearestShops, shopById, shopsOfCity } from './read-shops'

/** Shops and delivery centres. */
export const shopModule = (app: FastifyInstance): void => {
  /** `GET /wx/buy/vehicle/store/province`: provinces and cities with a shop that does this, or with any. */
  route(app, provinces, {
    schema: { request: ShopProvincesQuery, reply: AreaTree },
    handler: async ({ payload }) =>
      areaTree(await listAreasWithShops(app.database.recent, payload.salesServiceType ?? null)),
  })

  /** `GET /app/store/list`: shops of a city, by at most one filter. */
  route(app, list, {
    schema: { request: ShopListQuery, reply: Shops },
    handler: ({ payload }) => shopsOfCity(app.database.recent, payload, app.clock.now()),
  })

  /** `GET /buy/vehicle/nearby/store`: the nearest shops first. */
  route(app, nearby, {
    schema: { request: NearbyShopsQuery, reply: Shops },
    handler: ({ payload }) =>
      nearestShops(app.database.recent, payload, payload.salesServiceType ?? null, app.clock.now()),
  })

  /** `GET /wx/buy/vehicle/store/detail`: one shop with its pictures and people; 404 for an unknown id. */
  route(app, detail, {
    schema: { request: ShopDetailQuery, reply: ShopDetail },
    handler: ({ payload }) => shopById(app.database.recent, payload, app.clock.now()),
  })
}
