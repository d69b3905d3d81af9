import type { MapTiles, ShopPlace, VehicleLocation } from '@/wire/schemas/map'
import type { MapPoint } from '@/domain/area/gcj02'
import type { Cluster } from '@/domain/map/clusters'
import type { MapView } from '@/domain/map/map-view'

/** What both maps draw, and what they tell. */
export interface DrawnMapProps {
  view: MapView
  onView: (view: MapView) => void
  /** What a browser draws below; WeChat has its own. */
  tiles: MapTiles | null
  clusters: readonly Cluster<ShopPlace>[]
  vehicles: readonly VehicleLocation[]
  /** The id of the shop that was chosen. */
  chosenShop: string | null
  /** Where the shopper is, once that was asked for. */
  me: MapPoint | null
  /** From there to what was chosen, drawn as a dotted line. */
  way: readonly [MapPoint, MapPoint] | null
  onCluster: (cluster: Cluster<ShopPlace>) => void
  onVehicle: (vehicle: VehicleLocation) => void
}
