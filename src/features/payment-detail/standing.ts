import type { PaymentDetail } from '@/wire/schemas/balance'
import { PaymentRefundState, PayStatus } from '@/wire/enums/payment'
import type { StatusTone } from '@/domain/order/order-status'
import { messages } from './messages'

type StandingName = keyof typeof messages.standings

const OF_STATUS = {
  [PayStatus.created]: 'opened',
  [PayStatus.pending]: 'checking',
  [PayStatus.paid]: 'paid',
  [PayStatus.failed]: 'failed',
  [PayStatus.closed]: 'closed',
} as const satisfies Record<PayStatus, StandingName>

type Refund = Exclude<PaymentRefundState, 'none'>

const OF_REFUND = {
  [PaymentRefundState.underWay]: 'refunding',
  [PaymentRefundState.refunded]: 'refunded',
  [PaymentRefundState.failed]: 'refundFailed',
} as const satisfies Record<Refund, StandingName>

/** Where the office gives back a part of it, all of it still counts as paid. */
const OF_REFUND_OF_PART = {
  [PaymentRefundState.underWay]: 'partRefunding',
  [PaymentRefundState.refunded]: 'partRefunded',
  [PaymentRefundState.failed]: 'refundFailed',
} as const satisfies Record<Refund, StandingName>

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
} as const satisfies Record<StandingName, StatusTone>

/** What the page says of a payment that stands so. */
interface Standing {
  title: string
  text: string
  tone: StatusTone
}

type Told = Pick<PaymentDetail, 'attempt' | 'refundState' | 'refundedFen'>

const nameOf = ({ attempt, refundState, refundedFen }: Told): StandingName => {
  if (refundState === PaymentRefundState.none) return OF_STATUS[attempt.payStatus]
  return (refundedFen < attempt.amountFen ? OF_REFUND_OF_PART : OF_REFUND)[refundState]
}

/** How a payment stands; its refund, if there is one, comes after all else. */
export const standingOf = (payment: Told): Standing => {
  const name = nameOf(payment)
  return { ...messages.standings[name], tone: TONES[name] }
}
