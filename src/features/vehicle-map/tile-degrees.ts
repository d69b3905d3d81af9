import type { LatLng, LatLngLiteral } from 'leaflet'
import { toGcj02, toWgs84, type MapPoint } from '@/domain/area/gcj02'
import type { MapTiles } from '@/wire/schemas/map'

type System = MapTiles['system']

/** Where a point of the wire lies on tiles of this system. */
export const toLatLng = (point: MapPoint, system: System): LatLngLiteral => {
  const { latitude, longitude } = system === 'wgs84' ? toWgs84(point) : point
  return { lat: latitude, lng: longitude }
}

/** The point, in degrees of the wire, that lies there on such tiles. */
export const fromTiles = ({ lat, lng }: Pick<LatLng, 'lat' | 'lng'>, system: System): MapPoint => {
  const point = { latitude: lat, longitude: lng }
  return system === 'wgs84' ? toGcj02(point) : point
}
