import { View } from '@tarojs/components'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { PaymentRefundState } from '@/wire/enums/payment'
import type { OrderDetail } from '@/wire/schemas/order'
import { expertCards } from '@/domain/order/order-contacts'
import { REFUND_PROMISE } from '@/domain/order/refund-promise'
import { callPhone } from '@/platform/opener'
import { isReturned } from '@/services/payment/payment-view'
import { Notice } from '@/ui/notice'
import { ExpertCard } from '@/widgets/expert-card'
import type { ResultKind } from './kind'
import { messages } from './messages'
import { NextSteps } from './next-steps'
import type { PaymentResult } from './result'
import { SuccessHead } from './success-head'
import { SumsCard } from './sums-card'
import './success.scss'

/** Once all is paid, the delivery's expert takes over from the sales expert. */
const expertOf = (kind: ResultKind, order: OrderDetail) => {
  const cards = expertCards(order.storeInfo)
  const wanted = kind === 'balance' || kind === 'loan' ? 'delivery' : 'sales'
  return cards.find(({ role }) => role === wanted) ?? cards[0]
}

/** The promise that holds for this payment as the order stands; null where there is none. */
const promiseOf = (kind: ResultKind, { orderStatus, linkBigOrder }: OrderDetail): string | null => {
  if (orderStatus !== OrderStatus.paid || linkBigOrder) return null
  if (kind === 'smallDeposit') return REFUND_PROMISE[OrderType.small]
  return kind === 'bigDeposit' ? REFUND_PROMISE.bigInShort : null
}

/** What is to be known of money that does not count, or not yet; null where there is nothing. */
const noticeOf = (kind: ResultKind, { order, payment }: PaymentResult): string | null => {
  if (kind === 'transfer') return messages.notPaidYet
  if (kind !== 'returned') return null
  const { refundState } = payment
  return isReturned(payment) && refundState !== PaymentRefundState.none
    ? messages.returned[refundState]
    : order.statusMessage
}

/** A payment that was made or announced: what it came to, what comes next, and who to ask. */
export function Success({ kind, result }: { kind: ResultKind; result: PaymentResult }) {
  const { order } = result
  const expert = expertOf(kind, order)
  const promise = promiseOf(kind, order)
  const notice = noticeOf(kind, result)
  return (
    <>
      <SuccessHead kind={kind} result={result} />
      <SumsCard kind={kind} result={result} />
      {notice !== null && (
        <View className="success__notice">
          <Notice tone="orange">{notice}</Notice>
        </View>
      )}
      <NextSteps kind={kind} order={order} />
      {expert && (
        <View className="success__expert">
          <Expert {...expert} isCalling={promise !== null} />
        </View>
      )}
      <View className="success__promise">{promise}</View>
    </>
  )
}

type ExpertProps = ReturnType<typeof expertCards>[number] & { isCalling: boolean }

function Expert({ role, name, phone, avatar, description, isCalling }: ExpertProps) {
  return (
    <ExpertCard
      name={name}
      roleName={messages.experts[role]}
      text={isCalling ? messages.callsYou(description) : description}
      avatar={avatar}
      onCall={phone ? () => void callPhone(phone) : undefined}
    />
  )
}
