import type { PaymentAttempt } from '@/wire/schemas/payment'
import { PayStatus } from '@/wire/enums/payment'
import { payMethodOf, type KnownPayMethod } from '@/domain/payment/pay-method'
import { shortTime } from '@/domain/time/shanghai-time'
import { messages } from './messages'

/** How a payment of the list stands, in a word and a colour. */
export interface PaymentState {
  label: string
  tone: 'green' | 'orange' | 'grey'
}

/** Only payments that came to something, or may, are listed. */
export const stateOf = ({ payStatus }: Pick<PaymentAttempt, 'payStatus'>): PaymentState => {
  if (payStatus === PayStatus.paid) return { label: messages.states.paid, tone: 'green' }
  if (payStatus === PayStatus.pending) return { label: messages.states.checking, tone: 'orange' }
  return { label: messages.states.opened, tone: 'grey' }
}

const whatHappened = ({ payMethod, payStatus }: PaymentAttempt, storeName: string): string => {
  const { takenBy } = payMethodOf(payMethod)
  if (takenBy === 'till') return storeName
  if (takenBy !== 'bank' || payStatus === PayStatus.paid) return ''
  return payStatus === PayStatus.pending ? messages.announced : messages.prepared
}

/** What stands under the name of a payment: where or what, and when. */
export const noteOf = (attempt: PaymentAttempt, storeName: string): string => {
  const time = shortTime(attempt.paySuccessTime ?? attempt.createTime)
  return [whatHappened(attempt, storeName), time].filter((part) => part !== '').join(' · ')
}

type PaymentPage = NonNullable<KnownPayMethod['page']> | 'pages/mall/order/details'

/** The page on which a payment goes on, or is looked up. */
export const pageOf = ({ payMethod, payStatus }: PaymentAttempt): PaymentPage =>
  (payStatus === PayStatus.paid ? null : payMethodOf(payMethod).page) ?? 'pages/mall/order/details'
