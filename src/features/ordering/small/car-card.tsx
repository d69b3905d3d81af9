import { Text, View } from '@tarojs/components'
import { formatYuan } from '@/domain/money/money'
import { carName } from '@/domain/order/ordered-parts'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { Picture } from '@/ui/picture'
import { Tag } from '@/ui/tag'
import { messages } from './messages'
import type { Offer } from './offer'
import './car-card.scss'

/** What is reserved: the car in the studio, its name, and its price as it was configured, else from what price. */
export function CarCard({ model, configured, carPicture }: Pick<Offer, 'model' | 'configured' | 'carPicture'>) {
  return (
    <View className="car-card">
      <View className="car-card__head">
        <View className="grow">
          <View className="t-h2" role="heading" aria-level="2">
            {carName(model.modelName, configured?.versionName)}
          </View>
          <Text className="car-card__price">
            {configured
              ? messages.configured(formatYuan(configured.totalFen))
              : messages.from(formatYuan(model.priceFromFen))}
          </Text>
        </View>
        <Tag tone="blue">{messages.smallDeposit}</Tag>
      </View>
      <View className="car-card__car">
        <Picture
          src={carPicture}
          alt={messages.carPicture(model.modelName)}
          ratio={STILL_RATIOS.front34}
          fit="contain"
          isEager
        />
      </View>
    </View>
  )
}
