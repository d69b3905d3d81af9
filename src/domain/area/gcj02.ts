/** A point on a map, in degrees. */
export interface MapPoint {
  longitude: number
  latitude: number
}

/** Krasovsky's ellipsoid, which China's maps are drawn on: its longer half axis in metres and its eccentricity squared. */
const HALF_AXIS_METRES = 6_378_245
const ECCENTRICITY_SQUARED = 0.006_693_421_622_965_943

const HALF_TURN_DEGREES = 180
const radians = (degrees: number): number => (degrees * Math.PI) / HALF_TURN_DEGREES

/** The box that the shift is applied in; elsewhere maps use true positions. */
const CHINA = { west: 72.004, east: 137.8347, south: 0.8293, north: 55.8271 }

const isInChina = ({ longitude, latitude }: MapPoint): boolean =>
  longitude > CHINA.west && longitude < CHINA.east && latitude > CHINA.south && latitude < CHINA.north

const wave = (degrees: number, strengths: readonly (readonly [strength: number, frequency: number])[]): number =>
  strengths.reduce((sum, [strength, frequency]) => sum + strength * Math.sin(degrees * frequency * Math.PI), 0) *
  (2 / 3)

const northShift = (x: number, y: number): number =>
  -100 +
  2 * x +
  3 * y +
  0.2 * y * y +
  0.1 * x * y +
  0.2 * Math.sqrt(Math.abs(x)) +
  wave(x, [
    [20, 6],
    [20, 2],
  ]) +
  wave(y, [
    [20, 1],
    [40, 1 / 3],
    [160, 1 / 12],
    [320, 1 / 30],
  ])

const eastShift = (x: number, y: number): number =>
  300 +
  x +
  2 * y +
  0.1 * x * x +
  0.1 * x * y +
  0.1 * Math.sqrt(Math.abs(x)) +
  wave(x, [
    [20, 6],
    [20, 2],
    [20, 1],
    [40, 1 / 3],
    [150, 1 / 12],
    [300, 1 / 30],
  ])

/** Where the shift's own formula has its origin, in degrees. */
const ORIGIN = { longitude: 105, latitude: 35 }

/**
 * A true position (WGS-84, as browsers tell it) as Chinese maps draw it (GCJ-02, as the wire has it); up to half a
 * kilometre away. Outside of China both are the same.
 */
export const toGcj02 = (point: MapPoint): MapPoint => {
  if (!isInChina(point)) return point
  const { longitude, latitude } = point
  const [x, y] = [longitude - ORIGIN.longitude, latitude - ORIGIN.latitude]
  const flattening = 1 - ECCENTRICITY_SQUARED * Math.sin(radians(latitude)) ** 2
  const metresNorth = (HALF_AXIS_METRES * (1 - ECCENTRICITY_SQUARED)) / flattening ** 1.5
  const metresEast = (HALF_AXIS_METRES / Math.sqrt(flattening)) * Math.cos(radians(latitude))
  return {
    longitude: longitude + (eastShift(x, y) * HALF_TURN_DEGREES) / (metresEast * Math.PI),
    latitude: latitude + (northShift(x, y) * HALF_TURN_DEGREES) / (metresNorth * Math.PI),
  }
}

/** Each round is nearer to the true position by some thousand times; a metre is some 0.00001 degrees. */
const ROUNDS = 2

/** The true position (WGS-84) of a point of Chinese maps (GCJ-02), to less than a metre: the shift has no way back of its own. */
export const toWgs84 = (point: MapPoint): MapPoint => {
  let guess = point
  for (let round = 0; round < ROUNDS; round += 1) {
    const there = toGcj02(guess)
    guess = {
      longitude: guess.longitude + point.longitude - there.longitude,
      latitude: guess.latitude + point.latitude - there.latitude,
    }
  }
  return guess
}
