import { PaymentRefundState } from '@/wire/enums/payment'
import type { Statement } from '../../db/together'
import { BY_ITSELF, type RefundStatus } from './refund-row'

/** The newest refund of a payment. */
export interface RefundOfPayment {
  status: RefundStatus
  finishedAt: Date | null
  /** Whether the payment's money never counted for its order, and goes back whole without anybody's asking. */
  isReturned: boolean
}

/**
 * Reads the newest refund of a payment, if there is one; one that the office granted and could not make, it tries again
 * itself.
 */
export const refundOfPayment = (payNo: string): Statement<RefundOfPayment> => ({
  sql: `SELECT status, finished_at AS "finishedAt", bool_or(${BY_ITSELF}) OVER () AS "isReturned"
    FROM refund WHERE pay_no = $1 AND NOT (cause = 'granted' AND status = 'refused')
    ORDER BY created_at DESC, refund_no DESC LIMIT 1`,
  params: [payNo],
  dates: ['finishedAt'],
})

const STATES = {
  waiting: PaymentRefundState.underWay,
  accepted: PaymentRefundState.underWay,
  succeeded: PaymentRefundState.refunded,
  refused: PaymentRefundState.failed,
} as const satisfies Record<RefundStatus, PaymentRefundState>

/** Where a payment's refund stands, as it travels. */
export const refundStateOf = (refund: RefundOfPayment | undefined): PaymentRefundState =>
  refund === undefined ? PaymentRefundState.none : STATES[refund.status]
