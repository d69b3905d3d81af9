import { Text, View } from '@tarojs/components'
import { OrderType } from '@/contract/enums/order'
import { serverNow } from '@/services/server-clock'
import { Countdown } from '@/ui/countdown'
import { Price } from '@/ui/price'
import { messages } from './messages'
import { payUntilMs, type Payable } from './payable'
import './amount-head.scss'

interface AmountHeadProps extends Payable {
  /** The time to pay is over. */
  onEnd: () => void
}

/** What for, how much, and until when. */
export function AmountHead({ order, payment, onEnd }: AmountHeadProps) {
  const endMs = payUntilMs(payment)
  const head = order.orderType === OrderType.small ? messages.head.small : messages.head.big
  return (
    <View className="amount-head">
      <View className="amount-head__what">{head(order.modelName)}</View>
      <View className="amount-head__amount">
        <Price amountFen={payment.amountFen} size={44} />
      </View>
      {endMs !== null && (
        <View className="amount-head__until">
          <Text>{messages.payWithin}</Text>
          <Countdown endMs={endMs} now={serverNow} onEnd={onEnd} />
        </View>
      )}
    </View>
  )
}
