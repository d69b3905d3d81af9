import { Text, View } from '@tarojs/components'
import { formatYuan } from '@/domain/money/money'
import { Picture } from '@/ui/picture'
import { Tag } from '@/ui/tag'
import { messages } from './messages'
import type { Offer } from './offer'
import './car-card.scss'

/** Width by height of the cut-out cars, three-quarter view. */
const CAR_RATIO = 760 / 341

/** What is reserved: the car in the studio, its name and from what price. */
export function CarCard({ model, carPicture }: Pick<Offer, 'model' | 'carPicture'>) {
  return (
    <View className="car-card">
      <View className="car-card__head">
        <View className="grow">
          <View className="t-h2" role="heading" aria-level="2">
            {model.modelName}
          </View>
          <Text className="car-card__price">{messages.from(formatYuan(model.priceFromFen))}</Text>
        </View>
        <Tag tone="blue">{messages.smallDeposit}</Tag>
      </View>
      <View className="car-card__car">
        <Picture src={carPicture} alt={messages.carPicture(model.modelName)} ratio={CAR_RATIO} fit="contain" isEager />
      </View>
    </View>
  )
}
