import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { Card } from '@/ui/card'
import { Icon } from '@/ui/icon'
import { messages } from '../messages'
import './rights-card.scss'

/** What comes with the order. */
export function RightsCard({
  order: { collectRights, interestDiscountInfo },
}: {
  order: Pick<OrderDetail, 'collectRights' | 'interestDiscountInfo'>
}) {
  const rights = interestDiscountInfo === null ? collectRights : [...collectRights, interestDiscountInfo]
  if (rights.length === 0) return null
  return (
    <Card title={messages.rightsTitle}>
      <View role="list">
        {rights.map((right) => (
          <View key={right} className="order-rights__row" role="listitem">
            <Icon name="check" size={16} className="order-rights__icon" />
            <Text>{right}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
