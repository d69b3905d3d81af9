import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { OrderType } from '@/wire/enums/order'
import { dayText } from '@/domain/time/shanghai-time'
import { Card } from '@/ui/card'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { messages } from './messages'
import { sumsOf, type RefundSum } from './sums'
import './sum-card.scss'

/** What goes back: of which order, how much, and by which way. */
export function SumCard({ order }: { order: OrderDetail }) {
  const { modelName, sidePicture, orderType, paySuccessTime } = order
  const deposit = orderType === OrderType.small ? messages.small : messages.big
  return (
    <Card>
      <View className="refund-sum__order">
        <View className="refund-sum__car">
          <Picture src={sidePicture} alt={messages.carPicture(modelName)} fit="contain" isEager />
        </View>
        <View className="grow">
          <View className="t-h3">{modelName}</View>
          <View className="refund-sum__hint">
            {paySuccessTime === null ? deposit : messages.paidOn(deposit, dayText(paySuccessTime))}
          </View>
        </View>
      </View>
      {sumsOf(order).map((sum) => (
        <Sum key={sum.label} {...sum} />
      ))}
      <View className="refund-sum__route">{messages.route}</View>
    </Card>
  )
}

function Sum({ label, amountFen, size }: RefundSum) {
  return (
    <View className="refund-sum__row">
      <Text className="refund-sum__label">{label}</Text>
      <Price amountFen={amountFen} size={size} />
    </View>
  )
}
