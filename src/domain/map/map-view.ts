import type { MapPoint } from '../area/gcj02'

/** What a map shows: what is in its middle, and how near; with each whole zoom everything is twice as large. */
export interface MapView {
  centre: MapPoint
  zoom: number
}

/** A point, or a size, in px of the screen. */
export interface Px {
  x: number
  y: number
}

/** The world's width in px at zoom 0, as all maps of the web and WeChat's have it. */
const WORLD_PX = 256
const HALF_TURN = 180
const TURN = 360

/** Nearer than houses, or farther than China, there is nothing to see. */
export const ZOOM = { least: 4, most: 17 } as const

const clampZoom = (zoom: number): number => Math.min(ZOOM.most, Math.max(ZOOM.least, zoom))

/** Where a point lies in the world by Mercator: 0 to 1 from the west, and from the north. */
export const toWorld = ({ longitude, latitude }: MapPoint): Px => {
  const angle = (latitude * Math.PI) / HALF_TURN
  return {
    x: (longitude + HALF_TURN) / TURN,
    y: (1 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / Math.PI) / 2,
  }
}

/** The point that lies there in the world. */
export const fromWorld = ({ x, y }: Px): MapPoint => ({
  longitude: x * TURN - HALF_TURN,
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * HALF_TURN) / Math.PI,
})

/** The world's width in px. */
export const worldPx = (zoom: number): number => WORLD_PX * 2 ** zoom

/** Where a point is drawn, from the middle of the map. */
export const offsetOf = (point: MapPoint, { centre, zoom }: MapView): Px => {
  const [at, middle] = [toWorld(point), toWorld(centre)]
  return { x: (at.x - middle.x) * worldPx(zoom), y: (at.y - middle.y) * worldPx(zoom) }
}

/** The view that is nearer by so much. */
export const zoomedBy = ({ centre, zoom }: MapView, by: number): MapView => ({ centre, zoom: clampZoom(zoom + by) })

/** The nearest view, at most `most`, that holds all points within a map of this size; at least one is given. */
export const viewOf = (points: readonly [MapPoint, ...MapPoint[]], size: Px, most: number = ZOOM.most): MapView => {
  const places = points.map(toWorld)
  const span = (of: (place: Px) => number) => {
    const values = places.map(of)
    const [least, greatest] = [Math.min(...values), Math.max(...values)]
    return { middle: (least + greatest) / 2, width: greatest - least }
  }
  const [across, down] = [span(({ x }) => x), span(({ y }) => y)]
  const share = Math.max(across.width / size.x, down.width / size.y)
  const fits = share === 0 ? most : Math.log2(1 / (share * WORLD_PX))
  return { centre: fromWorld({ x: across.middle, y: down.middle }), zoom: clampZoom(Math.min(most, fits)) }
}
