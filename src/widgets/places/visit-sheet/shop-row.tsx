import { Text, View } from '@tarojs/components'
import type { Shop } from '@/wire/schemas/shop'
import { callPhone } from '@/platform/opener'
import { ExtraIcon } from '@/ui/extra-icon'
import { copyText } from '@/ui/feedback/copy'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { messages } from './messages'
import './shop-row.scss'

const METRES_A_KILOMETRE = 1_000

/** A shop: where, when, and a way to call. */
export function ShopRow({ shop }: { shop: Shop }) {
  const { storeName, address, businessHours, distanceMetres, phone } = shop
  return (
    <View className="shop-row">
      <View className="shop-row__text">
        <View className="shop-row__name">
          <Text className="t-strong">{storeName}</Text>
          {distanceMetres !== null && (
            <Text className="shop-row__far">{messages.distance((distanceMetres / METRES_A_KILOMETRE).toFixed(1))}</Text>
          )}
        </View>
        <Pressable
          className="shop-row__address"
          label={messages.copyAddress(storeName)}
          onPress={() => void copyText(address)}
        >
          <Text>{address}</Text> <ExtraIcon name="copy" size={16} className="shop-row__copy" />
        </Pressable>
        <View className="shop-row__hours">{businessHours}</View>
      </View>
      <Pressable className="shop-row__call" label={messages.call(storeName)} onPress={() => void callPhone(phone)}>
        <Icon name="phone" size={20} />
      </Pressable>
    </View>
  )
}
