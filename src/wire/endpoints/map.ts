import { get } from '../endpoint'
import type { MapTilesReply, PlaceAddress, PlaceQuery, ShopPlaces, VehicleLocations } from '../schemas/map'
import type { NoPayload } from '../schemas/parts'

/** Every shop's place. */
export const shopPlaces = get<typeof NoPayload, typeof ShopPlaces>('/app/store/places', {
  access: 'public',
  extension: true,
})
/** The caller's delivered cars. */
export const vehicles = get<typeof NoPayload, typeof VehicleLocations>('/app/vehicle/location', { extension: true })
/** What a maps service calls a place: reverse geocoding. */
export const address = get<typeof PlaceQuery, typeof PlaceAddress>('/common/geocoder', { extension: true })
/** The tiles that a browser draws the map with. */
export const tiles = get<typeof NoPayload, typeof MapTilesReply>('/app/map/tiles', {
  access: 'public',
  extension: true,
})
