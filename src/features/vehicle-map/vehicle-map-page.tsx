import { View } from '@tarojs/components'
import { useShareAppMessage } from '@tarojs/taro'
import { goBack } from '@/services/navigation/go-back'
import { buildTarget } from '@/services/navigation/route'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Pressable } from '@/ui/pressable'
import { NoPositionDialog } from '@/widgets/no-position'
import { DrawnMap } from './drawn-map'
import type { Aim } from './first-look'
import { MapCard } from './map-card'
import { messages } from './messages'
import { pointOf, type PointParams } from './point-param'
import { useMap, type MapState } from './use-map'
import { useMapData, type MapData } from './use-map-data'
import './vehicle-map-page.scss'

const leave = () => void goBack('pages/shopList/shopList')

/** The page of the map: a place or a city that a link names, else one's own car, else all shops. */
export function VehicleMapPage({ city, ...params }: PointParams & { city?: string }) {
  const { page, reload, lookAgain } = useMapData()
  const point = pointOf(params)
  const place = {
    ...(point !== null && { longitude: String(point.longitude), latitude: String(point.latitude) }),
    ...(city !== undefined && { city }),
  }
  useShareAppMessage(() => ({
    title: messages.title,
    path: buildTarget({ path: 'pages/map/vehicle-location', params: place }),
  }))
  if (page.status === 'ready') {
    // A car that tells anew is what the map looks at first.
    return (
      <Shown
        key={String(page.data.levc?.openLevc)}
        data={page.data}
        aim={{ point, cityCode: city }}
        onRefresh={lookAgain}
        onTurned={reload}
      />
    )
  }
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
      <LoadedOrNot page={page} onReload={reload} />
    </PageShell>
  )
}

interface ShownProps {
  data: MapData
  aim: Aim
  onRefresh: () => Promise<void>
  /** One's own cars may tell where they are from now on, or no longer. */
  onTurned: () => void
}

function Shown({ data, aim, onRefresh, onTurned }: ShownProps) {
  const map = useMap(data, aim)
  const { choice, me } = map
  const title =
    aim.point === null && aim.cityCode === undefined && data.vehicles.length > 0
      ? messages.vehicleTitle
      : messages.title
  const chosen =
    choice?.kind === 'shop'
      ? data.places.find(({ id }) => id === choice.id)
      : data.vehicles.find(({ orderId }) => orderId === choice?.id)
  return (
    <PageShell
      nav={
        <NavBar variant="afloat" onBack={leave}>
          <View className="vehicle-map__title" role="heading" aria-level="1">
            {title}
          </View>
        </NavBar>
      }
      bodyClassName="vehicle-map"
      overlay={<NoPositionDialog reason={map.noPosition} onClose={map.forgetNoPosition} />}
    >
      <View className="vehicle-map__room">
        <DrawnMap
          view={map.view}
          onView={map.setView}
          tiles={data.tiles}
          clusters={map.clusters}
          vehicles={data.vehicles}
          chosenShop={choice?.kind === 'shop' ? choice.id : null}
          me={me}
          way={me !== null && chosen !== undefined ? [me, chosen] : null}
          onCluster={map.openCluster}
          onVehicle={map.chooseVehicle}
        />
        <Tools map={map} onRefresh={data.vehicles.length > 0 ? onRefresh : null} />
      </View>
      <MapCard data={data} map={map} onTurned={onTurned} />
    </PageShell>
  )
}

/** Nearer, farther, where the cars are now, and where oneself is. */
function Tools({ map: { zoom, locate }, onRefresh }: { map: MapState; onRefresh: (() => Promise<void>) | null }) {
  return (
    <View className="vehicle-map__tools">
      <Pressable className="vehicle-map__tool" label={messages.zoomIn} onPress={() => zoom(1)}>
        <ExtraIcon name="plus" size={20} />
      </Pressable>
      <Pressable className="vehicle-map__tool" label={messages.zoomOut} onPress={() => zoom(-1)}>
        <ExtraIcon name="minus" size={20} />
      </Pressable>
      {onRefresh !== null && (
        <Pressable className="vehicle-map__tool" label={messages.refresh} onPress={onRefresh}>
          <Icon name="refresh" size={20} />
        </Pressable>
      )}
      <Pressable className="vehicle-map__tool" label={messages.myPlace} onPress={() => void locate()}>
        <ExtraIcon name="locate" size={20} />
      </Pressable>
    </View>
  )
}
