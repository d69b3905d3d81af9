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

const OF_REFUND = {
  [PaymentRefundState.underWay]: 'refunding',
  [PaymentRefundState.refunded]: 'refunded',
  [PaymentRefundState.failed]: 'refundFailed',
} as const satisfies Record<Exclude<PaymentRefundState, 'none'>, StandingName>

const TONES = {
  opened: 'orange',
  checking: 'orange',
  paid: 'green',
  failed: 'grey',
  closed: 'grey',
  refunding: 'orange',
  refunded: 'grey',
  refundFailed: 'grey',
} as const satisfies Record<StandingName, StatusTone>

/** What the page says of a payment that stands so. */
interface Standing {
  title: string
  text: string
  tone: StatusTone
}

/** How a payment stands; its refund, if there is one, comes after all else. */
export const standingOf = ({ attempt, refundState }: Pick<PaymentDetail, 'attempt' | 'refundState'>): Standing => {
  const name = refundState === PaymentRefundState.none ? OF_STATUS[attempt.payStatus] : OF_REFUND[refundState]
  return { ...messages.standings[name], tone: TONES[name] }
}
