import { View } from '@tarojs/components'
import type { OrderDetail } from '@/wire/schemas/order'
import { AgreementId } from '@/wire/enums/agreement'
import { PaymentPlan } from '@/wire/enums/finance'
import { OrderType } from '@/wire/enums/order'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { ORDER_AGREEMENTS } from '@/domain/needed-agreements'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { messages } from './messages'

/** How the car of a big order is paid for, and what was agreed to with the order. */
export function PurchaseCards({ order }: { order: OrderDetail }) {
  const isFinanced = order.purchaseSchemeType === PaymentPlan.finance
  return (
    <>
      <Card title={messages.plan}>
        <View className="t-strong">{isFinanced ? messages.finance : messages.fullPayment}</View>
        <View className="deposit__text">{isFinanced ? messages.financeText : messages.fullPaymentText}</View>
      </Card>
      <Card title={messages.agreements} isList>
        <View className="deposit__text">{messages.agreedOn(order.createTime)}</View>
        {ORDER_AGREEMENTS[OrderType.big].map((name) => (
          <Cell
            key={name}
            label={AGREEMENT_TITLES[name]}
            onPress={() => void open('pages/agreements/view', { id: String(AgreementId[name]) })}
          />
        ))}
      </Card>
    </>
  )
}
