import { View } from '@tarojs/components'
import type { PaymentAttempt } from '@/contract/entities/payment'
import { formatOrderNumber } from '@/domain/order-number'
import { serverNow } from '@/services/server-clock'
import { KeyValues, type KeyValue } from '@/ui/key-values'
import { Notice } from '@/ui/notice'
import { Price } from '@/ui/price'
import { Spinner } from '@/ui/spinner'
import { askedText } from './asked'
import { messages } from './messages'
import './waiting-view.scss'

/** The provider has not answered. Orange and turning: this is not the fail page. */
export function WaitingView({ attempt }: { attempt: PaymentAttempt }) {
  const asked = askedText(attempt, serverNow())
  const rows: KeyValue[] = [
    { label: messages.amount, value: <Price amountFen={attempt.amountFen} /> },
    { label: messages.orderNumber, value: formatOrderNumber(attempt.orderNo) },
    { label: messages.started, value: attempt.createTime },
    ...(asked === null ? [] : [{ label: messages.asked, value: asked }]),
  ]
  return (
    <View className="pay-waiting">
      <View className="pay-waiting__sign">
        <Spinner isLarge />
      </View>
      <View className="pay-waiting__title" role="heading" aria-level="1">
        {messages.waitingHead}
      </View>
      <View className="pay-waiting__text" aria-live="polite">
        {messages.waitingText}
      </View>
      <View className="pay-waiting__facts">
        <KeyValues rows={rows} />
      </View>
      <View className="pay-waiting__note">
        <Notice icon="shield">{messages.notTwice}</Notice>
      </View>
    </View>
  )
}
