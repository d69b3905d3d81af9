import type { MapPoint } from '@/domain/area/gcj02'
import { viewOf, type MapView, type Px } from '@/domain/map/map-view'
import type { MapData } from './use-map-data'

/** What is chosen on the map. */
export interface Choice {
  kind: 'shop' | 'vehicle'
  /** Of the shop, or of the car's order. */
  id: string
}

/** What the map shows. */
type Shown = Pick<MapData, 'places' | 'vehicles'>

/** As near as one sees the next streets. */
const TARGET_ZOOM = 13
const VEHICLE_ZOOM = 12
/** A shop that is no farther from the wanted place stands there: about a hundred metres. */
const SAME_PLACE_DEGREES = 0.001
const CHINA: MapPoint = { longitude: 112, latitude: 32 }

/** What a link wants to see: a place, or the shops of a city. */
export interface Aim {
  point: MapPoint | null
  cityCode?: string | undefined
}

const ofCity = (places: Shown['places'], cityCode: string | undefined) =>
  places.filter((place) => place.cityCode === cityCode)

/** What is chosen before anything was tapped: the shop at the wanted place, else one's own car, unless a city is wanted. */
export const firstChoice = (
  { places, vehicles: [vehicle] }: Shown,
  { point: target, cityCode }: Aim,
): Choice | null => {
  if (target === null) {
    if (vehicle === undefined || ofCity(places, cityCode).length > 0) return null
    return { kind: 'vehicle', id: vehicle.orderId }
  }
  const shop = places.find(
    ({ longitude, latitude }) =>
      Math.hypot(longitude - target.longitude, latitude - target.latitude) < SAME_PLACE_DEGREES,
  )
  return shop === undefined ? null : { kind: 'shop', id: shop.id }
}

/** Where the map looks first: at the wanted place or city, at one's own car, else at all shops. */
export const firstView = ({ places, vehicles: [vehicle] }: Shown, { point, cityCode }: Aim, free: Px): MapView => {
  const [aim = point, ...beside] = point === null ? ofCity(places, cityCode) : []
  if (aim !== null) return viewOf([aim, ...beside], free, TARGET_ZOOM)
  if (vehicle !== undefined) return viewOf([vehicle], free, VEHICLE_ZOOM)
  const [first = CHINA, ...others] = places
  return viewOf([first, ...others], free)
}
