import { polygon, polyline, svg, tileLayer, type Map } from 'leaflet'
import { useEffect } from 'react'
import { toGcj02, type MapPoint } from '@/domain/area/gcj02'
import { fromWorld } from '@/domain/map/map-view'
import type { MapTiles } from '@/wire/schemas/map'
import { LAND, LAND_UNITS } from './land'
import { ringsOf } from './rings-of'
import { toLatLng } from './tile-degrees'

/** Below Leaflet's tiles, so that land is seen where a tile is missing. */
const GROUND = 'ground'
const GROUND_ORDER = '150'

/** Draws land in the sea, above it the tiles of a maps service, and the dotted way. */
export function useGround(map: Map | null, tiles: MapTiles | null, way: readonly [MapPoint, MapPoint] | null): void {
  const system = tiles?.system ?? 'gcj02'

  useEffect(() => {
    if (map === null) return undefined
    if (map.getPane(GROUND) === undefined) map.createPane(GROUND).style.zIndex = GROUND_ORDER
    const rings = ringsOf(LAND).map((ring) =>
      ring.map(({ x, y }) => toLatLng(toGcj02(fromWorld({ x: x / LAND_UNITS, y: y / LAND_UNITS })), system)),
    )
    // Each ring is land of its own; a lake in it is not told.
    const land = polygon(
      rings.map((ring) => [ring]),
      { className: 'drawn-map__land', interactive: false, pane: GROUND, renderer: svg({ pane: GROUND, padding: 1 }) },
    ).addTo(map)
    return () => void land.remove()
  }, [map, system])

  useEffect(() => {
    if (map === null || tiles === null) return undefined
    const layer = tileLayer(tiles.url).addTo(map)
    return () => void layer.remove()
  }, [map, tiles])

  useEffect(() => {
    if (map === null || way === null) return undefined
    const line = polyline(
      way.map((point) => toLatLng(point, system)),
      { className: 'drawn-map__way', interactive: false },
    ).addTo(map)
    return () => void line.remove()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a way is another where its ends are others
  }, [map, system, way?.[0].longitude, way?.[0].latitude, way?.[1].longitude, way?.[1].latitude])
}
