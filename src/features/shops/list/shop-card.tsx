import { View } from '@tarojs/components'
import type { Shop } from '@/wire/schemas/shop'
import { kilometres } from '@/domain/area/nearest-first'
import { open } from '@/services/navigation/open'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { Tag } from '@/ui/tag'
import { messages } from '../messages'
import { OpenTag } from '@/widgets/open-tag'
import './shop-card.scss'

/** A shop of the list; the whole card leads to it. */
export function ShopCard({ shop }: { shop: Shop }) {
  const { id, storeName, address, picture, distanceMetres, openings, salesServiceTypes } = shop
  return (
    <View role="listitem">
      <Pressable className="shop-card" role="link" onPress={() => void open('pages/shopList/details/index', { id })}>
        <View className="shop-card__picture">
          <Picture src={picture} alt="" />
        </View>
        <View className="shop-card__text">
          <View className="shop-card__head">
            <View className="shop-card__name">{storeName}</View>
            {distanceMetres !== null && (
              <View className="shop-card__far">{messages.kilometres(kilometres(distanceMetres))}</View>
            )}
          </View>
          <View className="shop-card__address">{address}</View>
          <View className="shop-card__tags">
            <OpenTag openings={openings} />
            {salesServiceTypes.map((service) => (
              <Tag key={service}>{messages.services[service]}</Tag>
            ))}
          </View>
        </View>
      </Pressable>
      <View className="shop-card__line" />
    </View>
  )
}
