import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { CSSProperties, ReactNode } from 'react'
import type { MapPoint } from '@/domain/area/gcj02'
import { offsetOf, toWorld, worldPx, type MapView } from '@/domain/map/map-view'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { clusterName, isChosen, labelOf } from './cluster-name'
import type { DrawnMapProps } from './drawn-map-props'
import { LAND, LAND_UNITS } from './land'
import { messages } from './messages'
import { MapScale } from './map-scale'
import { useDrawnMap } from './use-drawn-map'
import './drawn-map.scss'

/** Width by height of the cut-out cars. */
const CAR_RATIO = 760 / 341

/** Farther from the middle than any edge of the map; what lies beyond is neither drawn nor read out. */
const DRAWN_PX = 700

const isAround = (point: MapPoint, view: MapView): boolean => {
  const { x, y } = offsetOf(point, view)
  return Math.max(Math.abs(x), Math.abs(y)) < DRAWN_PX
}

/** Our own map: land and sea, and what stands on it. */
export function DrawnMap({ view, onView, clusters, vehicles, chosenShop, me, way, ...listeners }: DrawnMapProps) {
  const { room, ...handlers } = useDrawnMap({ view, onView })
  return (
    // It is moved by keys, as an application of its own.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={room} className="drawn-map" role="application" aria-label={messages.map} tabIndex={0} {...handlers}>
      <Ground view={view} way={way} />
      {clusters
        .filter(({ point }) => isAround(point, view))
        .map((cluster) => (
          <Mark key={cluster.places[0].id} at={cluster.point} view={view}>
            <Pressable
              className={cluster.places.length === 1 ? 'drawn-map__pin' : 'drawn-map__cluster'}
              label={clusterName(cluster)}
              onPress={() => listeners.onCluster(cluster)}
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
        <Mark key={vehicle.orderId} at={vehicle} view={view}>
          <Pressable
            className="drawn-map__vehicle"
            label={messages.vehicle(vehicle.modelName)}
            onPress={() => listeners.onVehicle(vehicle)}
          >
            <Picture src={vehicle.carPoster} alt="" ratio={CAR_RATIO} fit="contain" isEager />
          </Pressable>
          <View className="drawn-map__spot" />
        </Mark>
      ))}
      {me !== null && (
        <Mark at={me} view={view}>
          <View className="drawn-map__me" {...{ role: 'img' }} aria-label={messages.youAreHere} />
        </Mark>
      )}
      <MapScale view={view} />
    </div>
  )
}

/** Lays something on a place of the map; it stays as large as it is. */
function Mark({ at, view, children }: { at: MapPoint; view: MapView; children: ReactNode }) {
  const { x, y } = offsetOf(at, view)
  return (
    <View className="drawn-map__mark" style={{ transform: `translate(${x}px, ${y}px)` } as CSSProperties}>
      {children}
    </View>
  )
}

/** Land in the sea, and the dotted way. Both are drawn from the middle of the room, whatever its size. */
function Ground({ view, way }: Pick<DrawnMapProps, 'view' | 'way'>) {
  const { x, y } = toWorld(view.centre)
  const scale = worldPx(view.zoom) / LAND_UNITS
  const [from, to] = (way ?? []).map((point) => offsetOf(point, view))
  return (
    <svg className="drawn-map__ground" aria-hidden="true">
      <svg x="50%" y="50%" overflow="visible">
        <path
          className="drawn-map__land"
          transform={`scale(${scale}) translate(${-x * LAND_UNITS} ${-y * LAND_UNITS})`}
          d={LAND}
        />
        {from && to && <line className="drawn-map__way" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />}
      </svg>
    </svg>
  )
}
