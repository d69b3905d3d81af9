import { View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { Card } from '@/ui/card'
import { messages } from './messages'
import { nextSteps } from './next-steps'
import './next-card.scss'

/** What happens after the order is confirmed, in numbered steps. */
export function NextCard({ order }: { order: OrderDetail }) {
  return (
    <Card title={messages.nextTitle}>
      <View role="list">
        {nextSteps(order).map(({ title, text }, index) => (
          <View key={title} className="guide-step" role="listitem">
            <View className="guide-step__number">{index + 1}</View>
            <View className="grow">
              <View className="guide-step__title">{title}</View>
              <View className="guide-step__text">{text}</View>
            </View>
          </View>
        ))}
      </View>
    </Card>
  )
}
