import { View } from '@tarojs/components'
import type { PaymentAttempt } from '@/wire/schemas/payment'
import { formatOrderNumber } from '@/domain/order/order-number'
import type { PaymentView } from '@/services/payment/payment-view'
import { serverNow } from '@/services/server-clock'
import { Icon } from '@/ui/icon'
import { KeyValues, type KeyValue } from '@/ui/key-values'
import { Notice } from '@/ui/notice'
import { Price } from '@/ui/price'
import { Spinner } from '@/ui/spinner'
import { askedText } from './asked'
import { messages } from './messages'
import './waiting-view.scss'

interface WaitingViewProps {
  view: Extract<PaymentView, { status: 'waiting' | 'unknown' }>
  /** A part has no timer: it counts whenever it arrives. */
  isPart: boolean
}

/** The provider has not answered, or we do not know. Orange: this is not the fail page, and no desk to pay at. */
export function WaitingView({ view, isPart }: WaitingViewProps) {
  const isLost = view.status === 'unknown'
  return (
    <View className="pay-waiting">
      <View className="pay-waiting__sign">{isLost ? <Icon name="alert" size={28} /> : <Spinner isLarge />}</View>
      <View className="pay-waiting__title" role="heading" aria-level="1">
        {isLost ? messages.unknownHead : messages.waitingHead}
      </View>
      <View className="pay-waiting__text" aria-live="polite">
        {isLost ? messages.unknownText(view.failure ?? messages.untold) : messages.waitingText}
      </View>
      {view.attempt !== null && (
        <View className="pay-waiting__facts">
          <KeyValues rows={rowsOf(view.attempt)} />
        </View>
      )}
      <View className="pay-waiting__note">
        <Notice icon="shield">{isPart ? messages.partNotTwice : messages.notTwice}</Notice>
      </View>
    </View>
  )
}

const rowsOf = (attempt: PaymentAttempt): KeyValue[] => {
  const asked = askedText(attempt, serverNow())
  return [
    { label: messages.amount, value: <Price amountFen={attempt.amountFen} /> },
    { label: messages.orderNumber, value: formatOrderNumber(attempt.orderNo) },
    { label: messages.started, value: attempt.createTime },
    ...(asked === null ? [] : [{ label: messages.asked, value: asked }]),
  ]
}
