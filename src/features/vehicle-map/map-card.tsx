import { View } from '@tarojs/components'
import type { ShopPlace } from '@/wire/schemas/map'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Buttons } from './buttons'
import { LevcCard } from './levc-card'
import { messages } from './messages'
import { ShopCard } from './shop-card'
import type { MapState } from './use-map'
import type { MapData } from './use-map-data'
import { VehicleCard, VehicleRow } from './vehicle-card'
import './map-card.scss'

interface MapCardProps {
  data: MapData
  map: MapState
  /** One's own cars may tell where they are from now on, or no longer. */
  onTurned: () => void
}

/** What is told of the car or the shop that was chosen on the map. */
export function MapCard({ data: { places, vehicles, levc }, map, onTurned }: MapCardProps) {
  const { choice, me } = map
  const vehicle = vehicles.find(({ orderId }) => choice?.kind === 'vehicle' && orderId === choice.id)
  const [firstVehicle] = vehicles
  if (vehicle !== undefined) {
    return (
      <View className="map-card">
        <VehicleCard key={vehicle.orderId} vehicle={vehicle} onShop={map.chooseShop} onTurned={onTurned} />
      </View>
    )
  }
  return (
    <View className="map-card">
      {firstVehicle !== undefined && (
        <VehicleRow vehicle={firstVehicle} onPress={() => map.chooseVehicle(firstVehicle)} />
      )}
      {choice?.kind === 'shop' ? (
        <ShopCard key={choice.id} id={choice.id} from={me ?? firstVehicle ?? null} />
      ) : levc?.hasVehicle === true && !levc.openLevc ? (
        <LevcCard onTurned={onTurned} />
      ) : (
        <NothingChosen places={places} />
      )}
    </View>
  )
}

function NothingChosen({ places }: { places: readonly ShopPlace[] }) {
  return (
    <>
      <View className="map-card__name" role="heading" aria-level="2">
        {messages.pickTitle(places.length)}
      </View>
      <View className="map-card__note">{messages.pickText}</View>
      <Buttons>
        <Button kind="line" onPress={() => open('pages/shopList/shopList')}>
          {messages.allShops}
        </Button>
      </Buttons>
    </>
  )
}
