import { View } from '@tarojs/components'
import { expertCards } from '@/domain/order/order-contacts'
import { callPhone } from '@/platform/opener'
import { ExpertCard } from '@/widgets/expert-card'
import { messages } from './messages'
import { NextSteps } from './next-steps'
import type { PaymentResult } from './result'
import { SuccessHead } from './success-head'
import './success.scss'

/** The deposit is paid: what was paid, what comes next, and who calls. */
export function Success({ order, payment }: PaymentResult) {
  const expert = expertCards(order.storeInfo).find(({ role }) => role === 'sales')
  const phone = expert?.phone
  return (
    <>
      <SuccessHead order={order} payment={payment} />
      <NextSteps />
      {expert && (
        <View className="success__expert">
          <ExpertCard
            name={expert.name}
            roleName={messages.salesExpert}
            text={messages.callsYou(expert.description)}
            avatar={expert.avatar}
            onCall={phone ? () => void callPhone(phone) : undefined}
          />
        </View>
      )}
      <View className="success__promise">{messages.refundPromise}</View>
    </>
  )
}
