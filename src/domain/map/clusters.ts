import type { MapPoint } from '../area/gcj02'
import { toWorld, worldPx } from './map-view'

/** Something on the map, or several that lie too near each other to be told apart. */
export interface Cluster<Place> {
  /** In the middle of its places. */
  point: MapPoint
  places: readonly [Place, ...Place[]]
}

const middleOf = (points: readonly MapPoint[]): MapPoint => ({
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
})

/**
 * Places that are drawn closer than so many px become one. Each joins the first that is near, in the order in which they
 * come, so that the same places always make the same clusters.
 */
export const clustersOf = <Place extends MapPoint>(
  places: readonly Place[],
  zoom: number,
  nearPx: number,
): Cluster<Place>[] => {
  const near = nearPx / worldPx(zoom)
  const groups: { x: number; y: number; places: [Place, ...Place[]] }[] = []
  for (const place of places) {
    const at = toWorld(place)
    const group = groups.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < near)
    if (group === undefined) groups.push({ ...at, places: [place] })
    else group.places.push(place)
  }
  return groups.map(({ places: together }) => ({ point: middleOf(together), places: together }))
}
