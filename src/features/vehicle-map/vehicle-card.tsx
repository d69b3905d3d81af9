import { View } from '@tarojs/components'
import type { VehicleLocation } from '@/wire/schemas/map'
import { kilometres } from '@/domain/area/nearest-first'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchAddress } from '@/services/api/map'
import { fetchNearbyShops } from '@/services/api/shop'
import { open } from '@/services/navigation/open'
import { serverNow } from '@/services/server-clock'
import { Button } from '@/ui/button'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Buttons } from './buttons'
import { messages } from './messages'
import { NavigateButton } from './navigate-button'
import { seenText } from './seen-text'
import { turnLevc } from './turn-levc'

interface VehicleCardProps {
  vehicle: VehicleLocation
  onShop: (id: string) => void
  /** The car no longer tells where it is. */
  onTurned: () => void
}

/** One's own car: when it was seen where, and the shop next to it. */
export function VehicleCard({ vehicle, onShop, onTurned }: VehicleCardProps) {
  const { modelName, seenTime, longitude, latitude } = vehicle
  const key = `${longitude} ${latitude}`
  const { page: address } = useAsyncPage((signal) => fetchAddress(vehicle, { signal }), { key })
  const { page: shops } = useAsyncPage((signal) => fetchNearbyShops({ longitude, latitude }, { signal }), { key })
  const [nearest] = shops.status === 'ready' ? shops.data : []
  const known = address.status === 'ready' ? address.data : null
  const isOver = address.status === 'failed' || address.status === 'timedOut'
  return (
    <>
      <View className="map-card__head">
        <View className="map-card__title" role="heading" aria-level="2">
          {modelName}
        </View>
        <Charge vehicle={vehicle} />
      </View>
      <View className="map-card__note">{seenText(seenTime, serverNow())}</View>
      <Cell icon={<ExtraIcon name="location" />} label={known ?? (isOver ? messages.noAddress : messages.reading)} />
      {nearest !== undefined && (
        <Cell
          icon={<ExtraIcon name="store" />}
          label={nearest.storeName}
          note={messages.nearest(kilometres(nearest.distanceMetres ?? 0))}
          onPress={() => onShop(nearest.id)}
        />
      )}
      <Cell icon={<ExtraIcon name="lock" />} label={messages.levcOff} onPress={() => turnLevc(false, onTurned)} />
      <Buttons>
        <Button kind="line" onPress={() => open('pages/shopList/shopList')}>
          {messages.otherShops}
        </Button>
        <NavigateButton name={modelName} address={known} point={vehicle} />
      </Buttons>
    </>
  )
}

/** The car in one row, while a shop is shown; a tap leads back to it. */
export function VehicleRow({ vehicle, onPress }: { vehicle: VehicleLocation; onPress: () => void }) {
  const { modelName, seenTime, carPoster } = vehicle
  return (
    <Pressable className="map-card__vehicle" onPress={onPress}>
      <View className="map-card__car">
        <Picture src={carPoster} alt="" ratio={STILL_RATIOS.front34} fit="contain" />
      </View>
      <View className="map-card__words">
        <View className="map-card__head">
          <View className="map-card__name">{modelName}</View>
          <Charge vehicle={vehicle} />
        </View>
        <View className="map-card__note">{seenText(seenTime, serverNow())}</View>
      </View>
    </Pressable>
  )
}

function Charge({ vehicle: { batteryPercent } }: { vehicle: VehicleLocation }) {
  return (
    <View className="map-card__charge" {...{ role: 'img' }} aria-label={messages.chargeOf(batteryPercent)}>
      <ExtraIcon name="charge" size={16} />
      {messages.charge(batteryPercent)}
    </View>
  )
}
