import { map as createMap, type Map } from 'leaflet'
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { offsetOf, ZOOM, type MapView } from '@/domain/map/map-view'
import type { MapTiles } from '@/wire/schemas/map'
import { fromTiles, toLatLng } from './tile-degrees'
import 'leaflet/dist/leaflet.css'

/** Two notches of a mouse's wheel are about one zoom. */
const WHEEL_PX = 160
/** Leaflet moves its map by whole px, and halves its box: so near is the same. */
const SAME_PX = 2
const SAME_ZOOM = 1e-4

interface LeafletMapOptions {
  view: MapView
  onView: (view: MapView) => void
  system: MapTiles['system']
}

/** What `useLeafletMap` answers. */
export interface LeafletMap {
  /** Where the map is drawn. */
  room: RefObject<HTMLDivElement>
  /** Null until there is a room. */
  map: Map | null
  /** For the element around the map: letting go of a dragged map is no tap on the mark below. */
  onClickCapture: (event: MouseEvent) => void
}

const shownBy = (map: Map, system: MapTiles['system']): MapView => ({
  centre: fromTiles(map.getCenter(), system),
  zoom: map.getZoom(),
})

const isSame = (shown: MapView, view: MapView): boolean => {
  const { x, y } = offsetOf(shown.centre, view)
  return Math.max(Math.abs(x), Math.abs(y)) < SAME_PX && Math.abs(shown.zoom - view.zoom) < SAME_ZOOM
}

/** Leaflet's map, moved by `view`, and by fingers, mouse, wheel and keys, of which it tells where each movement ends. */
export function useLeafletMap({ view, onView, system }: LeafletMapOptions): LeafletMap {
  const room = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Map | null>(null)
  const latest = useRef({ view, onView })
  latest.current = { view, onView }
  const wasDragged = useRef(false)

  useEffect(() => {
    if (room.current === null) return undefined
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const created = createMap(room.current, {
      attributionControl: false,
      zoomControl: false,
      // Two marks that are tapped one after the other are no double tap: see below.
      doubleClickZoom: false,
      // What holds all shops is seldom a whole zoom.
      zoomSnap: 0,
      minZoom: ZOOM.least,
      maxZoom: ZOOM.most,
      wheelPxPerZoomLevel: WHEEL_PX,
      inertia: !isStill,
      zoomAnimation: !isStill,
      fadeAnimation: !isStill,
    })
    created.setView(toLatLng(latest.current.view.centre, system), latest.current.view.zoom)
    // It also ends where the box was resized or `view` was followed: nobody has moved the map.
    created.on('moveend', () => {
      const shown = shownBy(created, system)
      if (!isSame(shown, latest.current.view)) latest.current.onView(shown)
    })
    created.on('dblclick', ({ containerPoint, originalEvent }) => {
      const isMark = originalEvent.target instanceof Element && originalEvent.target.closest('button') !== null
      if (!isMark) created.setZoomAround(containerPoint, created.getZoom() + 1)
    })
    created.on('dragstart', () => (wasDragged.current = true))
    // The click comes after the end of the drag, in the same task.
    created.on('dragend', () => setTimeout(() => (wasDragged.current = false)))
    // What is told below the map grows and shrinks, and the middle stays the middle.
    const resizes = new ResizeObserver(() => created.invalidateSize({ animate: false }))
    resizes.observe(room.current)
    setMap(created)
    return () => {
      setMap(null)
      resizes.disconnect()
      created.remove()
    }
  }, [system])

  useEffect(() => {
    if (map !== null && !isSame(shownBy(map, system), view)) map.setView(toLatLng(view.centre, system), view.zoom)
  }, [map, view, system])

  return {
    room,
    map,
    onClickCapture: (event) => {
      if (wasDragged.current) event.stopPropagation()
    },
  }
}
