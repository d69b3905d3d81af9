import { View } from '@tarojs/components'
import type { DeliveryEvaluation } from '@/wire/schemas/evaluation'
import { dayText } from '@/domain/time/shanghai-time'
import { Card } from '@/ui/card'
import { Picture } from '@/ui/picture'
import { messages } from './messages'
import './delivery-card.scss'

type Delivery = Pick<DeliveryEvaluation, 'modelName' | 'carPoster' | 'deliveredTime' | 'centreName'>

/** Which delivery it is about. */
export function DeliveryCard({ modelName, carPoster, deliveredTime, centreName }: Delivery) {
  return (
    <Card>
      <View className="delivery-card">
        <View className="delivery-card__picture">
          <Picture src={carPoster} alt={messages.picture(modelName)} fit="contain" isEager />
        </View>
        <View className="grow">
          <View className="t-h3" role="heading" aria-level="1">
            {messages.welcome(modelName)}
          </View>
          {deliveredTime !== null && (
            <View className="delivery-card__when">{messages.delivered(dayText(deliveredTime), centreName ?? '')}</View>
          )}
        </View>
      </View>
    </Card>
  )
}
