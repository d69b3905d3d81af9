import { Type, type Static } from 'typebox'
import { MapSystem } from '../enums/platform'
import { count, degrees, nullable, text, valueOf, wallTime } from './parts'
import { position } from './shop'

/** A shop as a map of all of them draws it (extension). */
export const ShopPlace = Type.Object({
  id: text(),
  storeName: text(),
  cityCode: text(),
  cityName: text(),
  longitude: degrees(),
  latitude: degrees(),
})
export type ShopPlace = Static<typeof ShopPlace>

export const ShopPlaces = Type.Array(ShopPlace)

/** Where the car of a delivered order was seen last (extension). */
export const VehicleLocation = Type.Object({
  orderId: text(),
  modelName: text(),
  carPoster: text('Picture of the car'),
  longitude: degrees(),
  latitude: degrees(),
  seenTime: wallTime('When the car told it'),
  batteryPercent: count('0 to 100'),
})
export type VehicleLocation = Static<typeof VehicleLocation>

export const VehicleLocations = Type.Array(VehicleLocation)

export const PlaceQuery = Type.Object(position)

/** What a place is called (extension). */
export const PlaceAddress = Type.Object({ address: text() })
export type PlaceAddress = Static<typeof PlaceAddress>

/** What a browser's map is drawn with (extension). */
export const MapTiles = Type.Object({
  url: text('Address of a tile, with {z}, {x} and {y}'),
  credit: text('Whose map it is, as its owner wants it said'),
  system: valueOf(MapSystem, 'The degrees that the tiles are drawn by'),
})
export type MapTiles = Static<typeof MapTiles>

export const MapTilesReply = Type.Object({ tiles: nullable(MapTiles, 'where outlines are drawn') })
export type MapTilesReply = Static<typeof MapTilesReply>
