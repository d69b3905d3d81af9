import { useRef, useState } from 'react'
import type { ShopPlace, VehicleLocation } from '@/wire/schemas/map'
import type { MapPoint } from '@/domain/area/gcj02'
import { clustersOf, type Cluster } from '@/domain/map/clusters'
import { viewOf, ZOOM, zoomedBy, type MapView, type Px } from '@/domain/map/map-view'
import { findPosition } from '@/services/position'
import type { NoPosition } from '@/widgets/no-position'
import { firstChoice, firstView, type Aim, type Choice } from './first-look'
import type { MapData } from './use-map-data'

/** Marks whose pins would touch are one. */
const NEAR_PX = 48
/** Room on a phone that is free of cards and buttons. */
const FREE: Px = { x: 300, y: 360 }
const STREET_ZOOM = 14

/** What `useMap` answers. */
export interface MapState {
  view: MapView
  setView: (view: MapView) => void
  zoom: (by: number) => void
  clusters: readonly Cluster<ShopPlace>[]
  /** A car or a shop; null while nothing was tapped. */
  choice: Choice | null
  chooseShop: (id: string) => void
  chooseVehicle: (vehicle: VehicleLocation) => void
  /** Comes nearer until the shops of a mark can be told apart. */
  openCluster: (cluster: Cluster<ShopPlace>) => void
  me: MapPoint | null
  locate: () => Promise<void>
  /** Why oneself is not on it, though that was asked for. */
  noPosition: NoPosition | null
  forgetNoPosition: () => void
}

/** Where the map looks, and what is chosen on it. */
export function useMap({ places, vehicles }: Pick<MapData, 'places' | 'vehicles'>, aim: Aim): MapState {
  const [view, setView] = useState(() => firstView({ places, vehicles }, aim, FREE))
  const [choice, setChoice] = useState(() => firstChoice({ places, vehicles }, aim))
  const [me, setMe] = useState<MapPoint | null>(null)
  const [noPosition, setNoPosition] = useState<NoPosition | null>(null)
  /** What was done last: a position may take ten seconds, and leads nowhere any more once the shopper has gone on. */
  const moves = useRef(0)
  const move = (next: MapView): void => {
    moves.current += 1
    setView(next)
  }
  const choose = (next: Choice): void => {
    moves.current += 1
    setChoice(next)
  }
  const chooseShop = (id: string): void => choose({ kind: 'shop', id })
  return {
    view,
    setView: move,
    zoom: (by) => move(zoomedBy(view, by)),
    clusters: clustersOf(places, view.zoom, NEAR_PX),
    choice,
    chooseShop,
    chooseVehicle: ({ orderId }) => choose({ kind: 'vehicle', id: orderId }),
    openCluster: ({ places: [first, ...others] }) => {
      if (others.length === 0 || view.zoom >= ZOOM.most) return chooseShop(first.id)
      move(viewOf([first, ...others], FREE, Math.max(STREET_ZOOM, view.zoom + 1)))
    },
    me,
    locate: async () => {
      const asked = (moves.current += 1)
      const answer = await findPosition()
      if (answer.kind !== 'found') return setNoPosition(answer.kind)
      const found = { longitude: answer.longitude, latitude: answer.latitude }
      setMe(found)
      if (asked === moves.current) setView({ centre: found, zoom: Math.max(view.zoom, STREET_ZOOM - 2) })
    },
    noPosition,
    forgetNoPosition: () => setNoPosition(null),
  }
}
