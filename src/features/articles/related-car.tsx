import { View } from '@tarojs/components'
import type { RelatedCar } from '@/wire/schemas/article'
import { formatYuan } from '@/domain/money/money'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { open } from '@/services/navigation/open'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import './related-car.scss'
import { messages } from './messages'

/** The car that an article is about; leads to its versions. */
export function RelatedCarCard({ car: { modelId, modelSellName, picture, priceFromFen } }: { car: RelatedCar }) {
  return (
    <Pressable
      className="related-car"
      role="link"
      onPress={() => void open('pages/choosen-version/index', { modelId })}
    >
      <View className="related-car__row">
        {picture !== null && (
          <View className="related-car__picture">
            <Picture src={picture} alt="" ratio={STILL_RATIOS.side} fit="contain" />
          </View>
        )}
        <View className="grow">
          <View className="related-car__name">{modelSellName}</View>
          <View className="related-car__price">{messages.priceFrom(`¥${formatYuan(priceFromFen)}`)}</View>
        </View>
        <Icon name="chevron" size={16} />
      </View>
    </Pressable>
  )
}
