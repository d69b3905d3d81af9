import type { PaymentDetail } from '@/wire/schemas/balance'
import type { Queryable } from '../../db/queryable'
import { together } from '../../db/together'
import { timeText } from '../../http/time-text'
import { attemptView } from '../payment/attempt/attempt-row'
import { refundOfPayment, refundStateOf } from '../refund/refund-of-payment'
import { ownPayment, thePayment } from './own-payment'

/** `transfer:ICBC-1` and `till:0042` are how references are kept apart inside; the shopper knows the second part. */
const shownTransaction = (providerTxn: string): string => providerTxn.replace(/^(transfer|till):/, '')

/**
 * One payment of a shopper's order, and how it ended.
 *
 * @throws Refusal paymentNotFound for an unknown or another user's payment.
 */
export const paymentDetail = async (db: Queryable, userId: string, payNo: string): Promise<PaymentDetail> => {
  const rows = await together(db, { ...ownPayment(userId, payNo), refund: refundOfPayment(payNo) })
  const { order, attempt } = thePayment(rows)
  const [refund] = rows.refund
  return {
    attempt: attemptView(attempt),
    orderType: order.orderType,
    modelName: order.model.modelName,
    storeName: order.place.store.storeName,
    transactionNo: attempt.providerTxn === null ? null : shownTransaction(attempt.providerTxn),
    refundState: refundStateOf(refund),
    refundedFen: attempt.refundedFen,
    refundTime: timeText(refund?.finishedAt ?? null),
  }
}
