import type { PaymentDetail } from '@/wire/schemas/balance'
import { PaymentRefundState, PayStatus } from '@/wire/enums/payment'
import type { StatusTone } from '@/domain/order/order-status'
import { messages } from './messages'

type HeadName = keyof typeof messages.heads

const OF_STATUS = {
  [PayStatus.created]: 'opened',
  [PayStatus.pending]: 'checking',
  [PayStatus.paid]: 'paid',
  [PayStatus.failed]: 'failed',
  [PayStatus.closed]: 'closed',
} as const satisfies Record<PayStatus, HeadName>

type Refund = Exclude<PaymentRefundState, 'none'>

const OF_REFUND = {
  [PaymentRefundState.underWay]: 'refunding',
  [PaymentRefundState.refunded]: 'refunded',
  [PaymentRefundState.failed]: 'refundFailed',
} as const satisfies Record<Refund, HeadName>

/** Where the office gives back a part of it, all of it still counts as paid. */
const OF_REFUND_OF_PART = {
  [PaymentRefundState.underWay]: 'partRefunding',
  [PaymentRefundState.refunded]: 'partRefunded',
  [PaymentRefundState.failed]: 'refundFailed',
} as const satisfies Record<Refund, HeadName>

const TONES = {
  opened: 'orange',
  checking: 'orange',
  paid: 'green',
  failed: 'grey',
  closed: 'grey',
  refunding: 'orange',
  partRefunding: 'green',
  partRefunded: 'green',
  refunded: 'grey',
  refundFailed: 'grey',
} as const satisfies Record<HeadName, StatusTone>

/** What the page says of a payment that stands so. */
interface Head {
  title: string
  text: string
  tone: StatusTone
}

type Told = Pick<PaymentDetail, 'attempt' | 'refundState' | 'refundedFen'>

const nameOf = ({ attempt, refundState, refundedFen }: Told): HeadName => {
  if (refundState === PaymentRefundState.none) return OF_STATUS[attempt.payStatus]
  return (refundedFen < attempt.amountFen ? OF_REFUND_OF_PART : OF_REFUND)[refundState]
}

/** How a payment stands; its refund, if there is one, comes after all else. */
export const headOf = (payment: Told): Head => {
  const name = nameOf(payment)
  return { ...messages.heads[name], tone: TONES[name] }
}
