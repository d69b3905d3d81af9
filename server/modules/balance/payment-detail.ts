import type { PaymentDetail } from '@/wire/schemas/balance'
import { PaymentRefundState } from '@/wire/enums/payment'
import type { Queryable } from '../../db/queryable'
import { together, type Statement } from '../../db/together'
import { timeText } from '../../http/time-text'
import { attemptView } from '../payment/attempt/attempt-row'
import type { RefundStatus } from '../refund/refund-row'
import { ownPayment, thePayment } from './own-payment'

interface LatestRefund {
  status: RefundStatus
  finishedAt: Date | null
}

const STATES = {
  waiting: PaymentRefundState.underWay,
  accepted: PaymentRefundState.underWay,
  succeeded: PaymentRefundState.refunded,
  refused: PaymentRefundState.failed,
} as const satisfies Record<RefundStatus, PaymentRefundState>

const latestRefund = (payNo: string): Statement<LatestRefund> => ({
  sql: `SELECT status, finished_at AS "finishedAt" FROM refund WHERE pay_no = $1 ORDER BY created_at DESC, refund_no DESC LIMIT 1`,
  params: [payNo],
  dates: ['finishedAt'],
})

/** `transfer:ICBC-1` and `till:0042` are how references are kept apart inside; the shopper knows the second part. */
const shownTransaction = (providerTxn: string): string => providerTxn.replace(/^(transfer|till):/, '')

/**
 * One payment of a shopper's order, and how it ended.
 *
 * @throws Refusal paymentNotFound for an unknown or another user's payment.
 */
export const paymentDetail = async (db: Queryable, userId: string, payNo: string): Promise<PaymentDetail> => {
  const rows = await together(db, { ...ownPayment(userId, payNo), refund: latestRefund(payNo) })
  const { order, attempt } = thePayment(rows)
  const [refund] = rows.refund
  return {
    attempt: attemptView(attempt),
    orderType: order.orderType,
    modelName: order.model.modelName,
    storeName: order.place.store.storeName,
    transactionNo: attempt.providerTxn === null ? null : shownTransaction(attempt.providerTxn),
    refundState: refund === undefined ? PaymentRefundState.none : STATES[refund.status],
    refundTime: timeText(refund?.finishedAt ?? null),
  }
}
