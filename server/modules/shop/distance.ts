/** A point on a map: GCJ-02 degrees. */
export interface Position {
  longitude: number
  latitude: number
}

const EARTH_RADIUS_METRES = 6_371_008

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * Distance along the earth's surface in whole metres, by the haversine formula. Both points must be of one datum; the
 * error of GCJ-02 against a true position hardly matters between two points of one city.
 */
export const distanceMetres = (from: Position, to: Position): number => {
  const halfLatitude = radians(to.latitude - from.latitude) / 2
  const halfLongitude = radians(to.longitude - from.longitude) / 2
  const haversine =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2
  return Math.round(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(haversine))))
}

/** A box of degrees. */
export interface DegreeBox {
  west: number
  east: number
  south: number
  north: number
}

const degrees = (radian: number): number => (radian * 180) / Math.PI

/** The box that holds everything within a distance of a point; near a pole it is as wide as the world. */
export const boxAround = ({ longitude, latitude }: Position, metres: number): DegreeBox => {
  const angle = metres / EARTH_RADIUS_METRES
  const across = Math.sin(angle) / Math.cos(radians(latitude))
  const wide = angle < Math.PI / 2 && Math.abs(across) < 1 ? degrees(Math.asin(across)) : 360
  const high = degrees(angle)
  return { west: longitude - wide, east: longitude + wide, south: latitude - high, north: latitude + high }
}
