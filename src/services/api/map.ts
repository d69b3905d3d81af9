import type { MapPoint } from '@/domain/area/gcj02'
import type { MapTiles, ShopPlace, VehicleLocation } from '@/wire/schemas/map'
import * as endpoints from '@/wire/endpoints/map'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

/** Every shop's place. */
export const fetchShopPlaces = (options?: CallOptions): Promise<ShopPlace[]> => call(endpoints.shopPlaces, {}, options)

/** Where one's own delivered cars were seen last. */
export const fetchVehicles = async (options?: CallOptions): Promise<VehicleLocation[]> =>
  (await call(endpoints.vehicles, {}, options)).map((vehicle) => ({
    ...vehicle,
    carPoster: staticUrl(vehicle.carPoster),
  }))

/** What a place is called. */
export const fetchAddress = async ({ longitude, latitude }: MapPoint, options?: CallOptions): Promise<string> =>
  (await call(endpoints.address, { longitude, latitude }, options)).address

/** The tiles that a browser draws the map with; null where there are none. */
export const fetchMapTiles = async (options?: CallOptions): Promise<MapTiles | null> =>
  (await call(endpoints.tiles, {}, options)).tiles
