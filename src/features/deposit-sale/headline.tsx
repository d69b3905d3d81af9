import { Text, View } from '@tarojs/components'
import type { ModelHomeItem } from '@/domain/vehicle/model-home'
import { formatYuan } from '@/domain/money/money'
import { messages } from './messages'
import './headline.scss'

/** Name, one line and price over the sky of the poster. */
export function Headline({ model }: { model: ModelHomeItem }) {
  return (
    <View className="headline">
      <View className="headline__name" role="heading" aria-level="1">
        {model.modelName}
      </View>
      <View className="headline__slogan">{model.slogan}</View>
      <View className="headline__price">
        {messages.from}
        <Text className="t-strong">¥{formatYuan(model.priceFromFen)}</Text>
        {messages.orMonthly(formatYuan(model.monthlyFromFen))}
      </View>
    </View>
  )
}
