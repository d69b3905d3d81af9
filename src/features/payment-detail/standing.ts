import type { PaymentDetail } from '@/wire/schemas/balance'
import { PaymentRefundState, PayStatus } from '@/wire/enums/payment'
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

/** How a payment stands; its refund, if there is one, comes after all else. */
export const standingOf = ({ attempt, refundState }: Pick<PaymentDetail, 'attempt' | 'refundState'>) =>
  messages.standings[refundState === PaymentRefundState.none ? OF_STATUS[attempt.payStatus] : OF_REFUND[refundState]]
