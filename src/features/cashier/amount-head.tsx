import { Text, View } from '@tarojs/components'
import { Countdown } from '@/widgets/countdown'
import { Price } from '@/ui/price'
import { messages } from './messages'
import { amountOf, payUntilMs, type Payable } from './payable'
import { purposeOf } from './purpose'
import './amount-head.scss'

interface AmountHeadProps {
  payable: Payable
  /** The time to pay is over. */
  onEnd: () => void
}

/** What for, how much, and until when. */
export function AmountHead({ payable, onEnd }: AmountHeadProps) {
  const endMs = payUntilMs(payable.payment)
  return (
    <View className="amount-head">
      <View className="amount-head__what">
        {messages.head(messages.purposes[purposeOf(payable)], payable.order.modelName)}
      </View>
      <View className="amount-head__amount">
        <Price amountFen={amountOf(payable)} size={44} />
      </View>
      {endMs !== null && (
        <View className="amount-head__until">
          <Text>{messages.payWithin}</Text>
          <Countdown endMs={endMs} onEnd={onEnd} />
        </View>
      )}
    </View>
  )
}
