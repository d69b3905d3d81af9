import { Text, View } from '@tarojs/components'
import type { PaymentState } from '@/wire/schemas/payment'
import { PayPurpose } from '@/wire/enums/payment'
import { BRAND } from '@/domain/brand'
import { formatOrderNumber } from '@/domain/order/order-number'
import { serviceNumberInText } from '@/domain/person/phone'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { callPhone } from '@/platform/opener'
import { open } from '@/services/navigation/open'
import { returnToApp, type PayOrigin } from '@/services/navigation/pay-page'
import { Button } from '@/ui/button'
import { Countdown } from '@/widgets/countdown'
import { Icon } from '@/ui/icon'
import { KeyValues } from '@/ui/key-values'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import './failure.scss'
import { payAgain } from './leave'
import { messages } from './messages'
import { methodName, type PaymentResult } from './result'

const declinedText = ({ attempt, expirationTime }: PaymentState): string => {
  if (attempt?.purpose === PayPurpose.balance) return messages.declinedPart
  return expirationTime === null ? messages.declinedClosed : messages.declinedHeld
}

interface FailureProps extends PaymentResult {
  from: PayOrigin
  /** The time to pay is over. */
  onEnd: () => void
}

/** The payment was declined: why, that nothing was charged, and the ways on. */
export function Failure({ order, payment, from, onEnd }: FailureProps) {
  const { expirationTime, attempt, amountFen } = payment
  const isPart = attempt?.purpose === PayPurpose.balance
  const rows = [
    { label: messages.amount, value: <Price amountFen={amountFen} /> },
    { label: messages.orderNumber, value: formatOrderNumber(order.orderNo) },
    { label: messages.method, value: methodName(payment) },
    { label: messages.reason, value: attempt?.failReason ?? messages.noReason },
  ]
  return (
    <View className="failure">
      <View className="failure__sign">
        <Icon name="close" size={28} />
      </View>
      <View className="failure__title" role="heading" aria-level="1">
        {messages.failed}
      </View>
      <View className="failure__text">{declinedText(payment)}</View>
      {expirationTime !== null && (
        <View className="failure__until">
          <Text>{messages.payWithin}</Text>
          <Countdown endMs={parseShanghai(expirationTime)} onEnd={onEnd} />
        </View>
      )}
      <View className="failure__facts">
        <KeyValues rows={rows} />
      </View>
      <View className="failure__actions">
        {(isPart || expirationTime !== null) && (
          <Button kind="blue" onPress={() => payAgain(payment, from)}>
            {messages.payAgain}
          </Button>
        )}
        {from === 'app' ? (
          <Button kind="line" onPress={returnToApp}>
            {messages.backToApp}
          </Button>
        ) : (
          <Button kind="line" onPress={() => open('pages/real-order-detail/index', { id: order.id })}>
            {messages.viewOrder}
          </Button>
        )}
      </View>
      <Pressable className="failure__call" onPress={() => void callPhone(BRAND.serviceNumber)}>
        <View className="failure__call-line">
          <Icon name="headset" size={16} />
          <Text>{messages.callService(serviceNumberInText(BRAND.serviceNumber))}</Text>
        </View>
      </Pressable>
    </View>
  )
}
