import { Map } from '@tarojs/components'
import type { ShopPlace } from '@/wire/schemas/map'
import type { Cluster } from '@/domain/map/clusters'
import { staticUrl } from '@/services/environment'
import { NATIVE_COLOURS } from '@/ui/native-colours'
import { clusterName, isChosen } from './cluster-name'
import type { DrawnMapProps } from './drawn-map-props'
import { changedView } from './changed-view'
import { messages } from './messages'
import './native-map.scss'
import { vehicleMark } from './vehicle-mark'

/** WeChat draws marks on top of each other by their ids; cars lie above shops. */
const FIRST_VEHICLE = 100_000

const PIN = { width: 32, height: 40 }
const CIRCLE = { width: 50, height: 50 }

const IMAGES = {
  shop: '/static/img/map-shop.png',
  chosenShop: '/static/img/map-shop-chosen.png',
  cluster: '/static/img/map-cluster.png',
} as const

const image = (name: keyof typeof IMAGES): string => staticUrl(IMAGES[name])

const shopMark = (cluster: Cluster<ShopPlace>, id: number, chosenShop: string | null) => {
  const { point, places } = cluster
  const isOne = places.length === 1
  const picture = isOne ? (isChosen(cluster, chosenShop) ? 'chosenShop' : 'shop') : 'cluster'
  return {
    id,
    ...point,
    ...(isOne ? PIN : { ...CIRCLE, anchor: { x: 0.5, y: 0.5 }, label: countLabel(places.length) }),
    iconPath: image(picture),
    ariaLabel: clusterName(cluster),
  }
}

const countLabel = (count: number) => ({
  content: String(count),
  color: NATIVE_COLOURS.surface,
  fontSize: 15,
  textAlign: 'center' as const,
  anchorX: 0,
  anchorY: -10,
  borderWidth: 0,
  borderColor: NATIVE_COLOURS.surface,
  borderRadius: 0,
  bgColor: `${NATIVE_COLOURS.surface}00`,
  padding: 0,
})

/** WeChat's own map, with the marks that our own would have. */
export function DrawnMap({ view, onView, clusters, vehicles, chosenShop, me, way, ...listeners }: DrawnMapProps) {
  const markers = [
    ...clusters.map((cluster, index) => shopMark(cluster, index, chosenShop)),
    ...vehicles.map(({ modelName, carPoster, longitude, latitude }, index) => ({
      id: FIRST_VEHICLE + index,
      longitude,
      latitude,
      ...vehicleMark(carPoster),
      ariaLabel: messages.vehicle(modelName),
    })),
  ]
  const choose = (id: number) => {
    const vehicle = vehicles[id - FIRST_VEHICLE]
    const cluster = clusters[id]
    if (vehicle !== undefined) listeners.onVehicle(vehicle)
    else if (cluster !== undefined) listeners.onCluster(cluster)
  }
  return (
    <Map
      className="native-map"
      longitude={view.centre.longitude}
      latitude={view.centre.latitude}
      scale={view.zoom}
      markers={markers}
      polyline={way === null ? [] : [{ points: [...way], color: NATIVE_COLOURS.chosen, width: 4, dottedLine: true }]}
      showLocation={me !== null}
      onMarkerTap={({ detail }) => choose(Number(detail.markerId))}
      onRegionChange={(event) => {
        const changed = changedView(event)
        if (changed !== null) onView(changed)
      }}
      onError={() => undefined}
    />
  )
}
