import { View } from '@tarojs/components'
import type { OwnStar } from '@/wire/schemas/starfire'
import { formatCount } from '@/domain/money/number-format'
import { Card } from '@/ui/card'
import { messages } from './messages'
import './star-numbers.scss'

/** What an ambassador has brought. */
export function StarNumbers({ own: { drives, orders, points } }: { own: OwnStar }) {
  const numbers = [
    { label: messages.drives, value: drives },
    { label: messages.orders, value: orders },
    { label: messages.points, value: points },
  ]
  return (
    <Card>
      <View className="star-numbers" role="list">
        {numbers.map(({ label, value }) => (
          <View key={label} className="star-numbers__one" role="listitem">
            <View className="t-h2">{formatCount(value)}</View>
            <View className="c-3 t-cap">{label}</View>
          </View>
        ))}
      </View>
    </Card>
  )
}
