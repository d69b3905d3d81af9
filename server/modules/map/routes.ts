import type { FastifyInstance } from 'fastify'
import { address, shopPlaces, tiles, vehicles } from '@/wire/endpoints/map'
import { MapTilesReply, PlaceAddress, PlaceQuery, ShopPlaces, VehicleLocations } from '@/wire/schemas/map'
import { NoPayload } from '@/wire/schemas/parts'
import { MINUTE_MS } from '@/domain/time/duration'
import { route } from '../../http/route'
import { listShopPlaces } from '../shop/shop-statements'
import { readAddress } from './read-address'
import { readVehicles } from './read-vehicles'

/** A maps service counts what it is asked. */
const ADDRESS_LIMIT = { max: 30, timeWindow: MINUTE_MS }

/** What the map draws. */
export const mapModule = (app: FastifyInstance): void => {
  const { database, clock, environment, gateways, log: logger } = app

  /** `GET /app/store/places` (extension): every shop's place. */
  route(app, shopPlaces, {
    schema: { request: NoPayload, reply: ShopPlaces },
    handler: () => listShopPlaces(database),
  })

  /** `GET /app/vehicle/location` (extension): where the caller's delivered cars were seen last. */
  route(app, vehicles, {
    schema: { request: NoPayload, reply: VehicleLocations },
    handler: ({ userId }) => readVehicles(database, gateways.vehicles, userId),
  })

  /** `GET /app/map/tiles` (extension): what a browser draws below. */
  route(app, tiles, {
    schema: { request: NoPayload, reply: MapTilesReply },
    handler: () => ({ tiles: environment.mapTiles }),
  })

  /** `GET /common/geocoder` (extension): what a place is called. */
  route(app, address, {
    schema: { request: PlaceQuery, reply: PlaceAddress },
    rateLimit: ADDRESS_LIMIT,
    handler: async ({ payload }) => ({
      address: await readAddress({ database, clock, logger, geocoder: gateways.geocoder }, payload),
    }),
  })
}
