import { Text, View } from '@tarojs/components'
import type { BalanceState } from '@/wire/schemas/balance'
import type { PaymentAttempt } from '@/wire/schemas/payment'
import { formatYuan } from '@/domain/money/money'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { PayMethodIcon, payMethodName } from '@/widgets/pay-method'
import { Pressable } from '@/ui/pressable'
import { Price } from '@/ui/price'
import { messages } from './messages'
import { noteOf, pageOf, stateOf } from './payment-state'
import './payments-card.scss'

/** The payments so far, each with its state. */
export function PaymentsCard({ payments, partsMade, partsMax, storeName }: BalanceState) {
  return (
    <Card isList>
      <View className="payments__head">
        <View className="t-h3" role="heading" aria-level="2">
          {messages.payments}
        </View>
        <Text className="payments__count">{messages.upTo(partsMade, partsMax)}</Text>
      </View>
      {payments.length === 0 && <View className="payments__none">{messages.noPayments}</View>}
      {payments.map((payment) => (
        <PaymentRow key={payment.payNo} payment={payment} storeName={storeName} />
      ))}
    </Card>
  )
}

function PaymentRow({ payment, storeName }: { payment: PaymentAttempt; storeName: string }) {
  const { payMethod, amountFen, payNo } = payment
  const { label, tone } = stateOf(payment)
  return (
    <Pressable
      className="payments__row"
      role="link"
      label={messages.openPayment(payMethodName(payMethod), formatYuan(amountFen), label)}
      onPress={() => void open(pageOf(payment), { payNo })}
    >
      <PayMethodIcon method={payMethod} isPlain />
      <View className="payments__what">
        <View>{payMethodName(payMethod)}</View>
        <View className="payments__note">{noteOf(payment, storeName)}</View>
      </View>
      <View className="payments__sum">
        <Price amountFen={amountFen} />
        <View className={`payments__state c-${tone}`}>{label}</View>
      </View>
    </Pressable>
  )
}
