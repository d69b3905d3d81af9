import { View } from '@tarojs/components'
import { formatOrderNumber } from '@/domain/order/order-number'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import { Price } from '@/ui/price'
import { messages } from './messages'
import { methodName, type PaymentResult } from './result'
import './success-head.scss'

/** Width by height of the cut-out cars, three-quarter view. */
const CAR_RATIO = 760 / 341

/** Paid: how much, for which order, and the car it was for. */
export function SuccessHead({ order, payment }: PaymentResult) {
  return (
    <View className="success-head">
      <View className="success-head__sign">
        <Icon name="check" size={28} />
      </View>
      <View className="success-head__title" role="heading" aria-level="1">
        {messages.paid}
      </View>
      <View className="success-head__amount">
        <Price amountFen={order.actualPayAmount} size={34} />
      </View>
      <View className="success-head__line">
        {messages.orderLine(formatOrderNumber(order.orderNo), methodName(payment))}
      </View>
      <View className="success-head__car">
        <Picture
          src={order.carPoster}
          alt={messages.carPicture(order.modelName)}
          ratio={CAR_RATIO}
          fit="contain"
          isEager
        />
      </View>
    </View>
  )
}
