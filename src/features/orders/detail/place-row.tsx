import { View } from '@tarojs/components'
import type { OrderPlace } from '@/domain/order/order-contacts'
import { openMapAt } from '@/services/navigation/map-page'
import { ExtraIcon } from '@/ui/extra-icon'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import './place-row.scss'

/** A shop or delivery centre; its button opens the map. */
export function PlaceRow({ place }: { place: OrderPlace }) {
  const { name, address } = place
  return (
    <View className="place-row">
      <View className="grow">
        <View className="t-strong">{name}</View>
        <View className="place-row__address">{address}</View>
      </View>
      <Pressable className="place-row__button" label={messages.openMap(name)} onPress={() => void openMapAt(place)}>
        <ExtraIcon name="location" size={20} />
      </Pressable>
    </View>
  )
}
