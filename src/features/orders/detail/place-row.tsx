import { View } from '@tarojs/components'
import type { OrderPlace } from '@/domain/order/order-contacts'
import { openMap } from '@/platform/place-map'
import { ExtraIcon } from '@/ui/extra-icon'
import { copyText } from '@/ui/feedback/copy'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import './place-row.scss'

/** A shop or delivery centre; its button opens the map, or copies the address where there is none to open. */
export function PlaceRow({ place }: { place: OrderPlace }) {
  const { name, address } = place
  return (
    <View className="place-row">
      <View className="grow">
        <View className="t-strong">{name}</View>
        <View className="place-row__address">{address}</View>
      </View>
      {openMap === null ? (
        <Pressable
          className="place-row__button"
          label={messages.copyAddress(name)}
          onPress={() => void copyText(address)}
        >
          <ExtraIcon name="copy" size={20} />
        </Pressable>
      ) : (
        <Pressable className="place-row__button" label={messages.openMap(name)} onPress={() => void openMap?.(place)}>
          <ExtraIcon name="location" size={20} />
        </Pressable>
      )}
    </View>
  )
}
