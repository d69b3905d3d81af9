import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { MapPoint } from '@/domain/area/gcj02'
import { offsetOf, type MapView } from '@/domain/map/map-view'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { clusterName, isChosen, labelOf } from './cluster-name'
import type { DrawnMapProps } from './drawn-map-props'
import { useGround } from './ground'
import { useLeafletMap } from './leaflet-map'
import { MapScale } from './map-scale'
import { Mark } from './mark'
import { messages } from './messages'
import './drawn-map.scss'

/** Farther from the middle than any edge of the map; what lies beyond is neither drawn nor read out. */
const DRAWN_PX = 700

const isAround = (point: MapPoint, view: MapView): boolean => {
  const { x, y } = offsetOf(point, view)
  return Math.max(Math.abs(x), Math.abs(y)) < DRAWN_PX
}

/** The map of a browser: outlines or tiles, and what stands on them. */
export function DrawnMap({ view, onView, tiles, way, ...marks }: DrawnMapProps) {
  const system = tiles?.system ?? 'gcj02'
  const { room, map, onClickCapture } = useLeafletMap({ view, onView, system })
  useGround(map, tiles, way)
  return (
    <div className="drawn-map" onClickCapture={onClickCapture}>
      <div ref={room} className="drawn-map__room" role="application" aria-label={messages.map} />
      {map !== null && <Marks on={{ map, system }} view={view} {...marks} />}
      <MapScale view={view} credit={tiles?.credit ?? messages.outline} />
    </div>
  )
}

type MarksProps = Pick<
  DrawnMapProps,
  'view' | 'clusters' | 'vehicles' | 'chosenShop' | 'me' | 'onCluster' | 'onVehicle'
> & { on: Pick<Parameters<typeof Mark>[0], 'map' | 'system'> }

function Marks({ on, view, clusters, vehicles, chosenShop, me, onCluster, onVehicle }: MarksProps) {
  return (
    <>
      {clusters
        .filter(({ point }) => isAround(point, view))
        .map((cluster) => (
          <Mark key={cluster.places[0].id} {...on} at={cluster.point}>
            <Pressable
              className={cluster.places.length === 1 ? 'drawn-map__pin' : 'drawn-map__cluster'}
              label={clusterName(cluster)}
              onPress={() => onCluster(cluster)}
            >
              {cluster.places.length === 1 ? (
                <View className={classNames('drawn-map__drop', isChosen(cluster, chosenShop) && 'drawn-map__drop--on')}>
                  <ExtraIcon name="mark" size={16} className="drawn-map__sail" />
                </View>
              ) : (
                String(cluster.places.length)
              )}
            </Pressable>
            <View className="drawn-map__label">{labelOf(cluster, view.zoom)}</View>
          </Mark>
        ))}
      {vehicles.map((vehicle) => (
        <Mark key={vehicle.orderId} {...on} at={vehicle} order={1}>
          <Pressable
            className="drawn-map__vehicle"
            label={messages.vehicle(vehicle.modelName)}
            onPress={() => onVehicle(vehicle)}
          >
            <Picture src={vehicle.carPoster} alt="" ratio={STILL_RATIOS.front34} fit="contain" isEager />
          </Pressable>
          <View className="drawn-map__spot" />
        </Mark>
      ))}
      {me !== null && (
        <Mark {...on} at={me} order={1}>
          <View className="drawn-map__me" {...{ role: 'img' }} aria-label={messages.youAreHere} />
        </Mark>
      )}
    </>
  )
}
