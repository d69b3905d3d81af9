import { divIcon, marker, type Map } from 'leaflet'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { MapPoint } from '@/domain/area/gcj02'
import type { MapTiles } from '@/wire/schemas/map'
import { toLatLng } from './tile-degrees'

interface MarkProps {
  map: Map
  system: MapTiles['system']
  at: MapPoint
  /** Marks lie above those north of them, and above all of a lower order. */
  order?: 0 | 1
  children: ReactNode
}

/** More than the map's height in px, by which Leaflet orders marks. */
const ORDER_PX = 10_000

const createStand = (): HTMLElement => {
  const element = document.createElement('div')
  element.className = 'drawn-map__stand'
  return element
}

/** Lays something on a place of the map, where it stays as large as it is. It listens itself, not Leaflet. */
export function Mark({ map, system, at: { longitude, latitude }, order = 0, children }: MarkProps) {
  const [element] = useState(createStand)
  useEffect(() => {
    const mark = marker(toLatLng({ longitude, latitude }, system), {
      icon: divIcon({ html: element, className: '', iconSize: [0, 0] }),
      interactive: false,
      keyboard: false,
      zIndexOffset: order * ORDER_PX,
    }).addTo(map)
    return () => void mark.remove()
  }, [map, system, element, longitude, latitude, order])
  return createPortal(children, element)
}
