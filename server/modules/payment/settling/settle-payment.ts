import { PayPurpose, PayStatus } from '@/wire/enums/payment'
import type { Queryable } from '../../../db/queryable'
import type { SettledPayment } from '../../../gateways/pay/payment-gateway'
import { tryAdvanceOrder } from '../../order-record/life/advance-order'
import { lockOrder } from '../../order-record/row/find-order'
import { OrderEventKind, recordEvents } from '../../order-record/history/order-event'
import type { OrderRow } from '../../order-record/row/order-row'
import { OrderActor } from '../../order-record/life/transitions'
import { insertRefund } from '../../refund/insert-refund'
import type { RefundCause } from '../../refund/refund-row'
import { addToOrder } from './add-to-order'
import type { AttemptRow } from '../attempt/attempt-row'
import { findAttempt } from '../attempt/attempt-statements'
import { IncidentKind, openIncident } from '../../incident/open-incident'
import { recordIncome } from '../../ledger/ledger'
import { stepOfIncome } from './step-of-income'

/** What came of the news that a payment was made. */
export type SettleOutcome = 'paid' | 'refundDue' | 'duplicate' | 'amountMismatch' | 'unknownPayment'

/** Marks an attempt as paid, once; false when it is, or when another attempt already carries this transaction. */
const markPaid = async (tx: Queryable, payNo: string, payment: SettledPayment): Promise<boolean> => {
  const rows = await tx.query(
    `UPDATE payment_attempt SET status = ${PayStatus.paid}, provider_txn = $2, paid_at = $3, fail_reason = NULL,
       next_ask_at = NULL
     WHERE pay_no = $1 AND status <> ${PayStatus.paid}
       AND NOT EXISTS (SELECT FROM payment_attempt WHERE provider_txn = $2)
     RETURNING pay_no`,
    [payNo, payment.providerTxn, payment.paidAt],
  )
  return rows.length > 0
}

const causeOf = ({ paidAt }: OrderRow, { purpose }: AttemptRow): Exclude<RefundCause, 'shopper'> => {
  if (paidAt === null) return 'late'
  return purpose === PayPurpose.deposit ? 'double' : 'excess'
}

const giveBack = async (tx: Queryable, order: OrderRow, attempt: AttemptRow, now: Date): Promise<void> => {
  const cause = causeOf(order, attempt)
  const { payNo } = attempt
  const isWritten = await insertRefund(tx, { payNo, orderId: order.id, cause, reason: null }, now)
  if (!isWritten) throw new Error(`payment ${payNo} was made just now and has nothing to give back`)
  await recordEvents(tx, [order.id], OrderEventKind.moneyReturned, now)
}

/**
 * Books a payment that the provider has made for certain, however often and in whatever order the news comes. It counts
 * towards what the order waits for: the deposit, or a part of the balance. Money for anything else, or for more than is
 * due, goes back whole: the refund is written in the same transaction. A wrong amount has no effect.
 */
export const settlePayment = async (
  tx: Queryable,
  payNo: string,
  payment: SettledPayment,
  now: Date,
): Promise<SettleOutcome> => {
  const attempt = await findAttempt(tx, payNo)
  const order = attempt && (await lockOrder(tx, attempt.orderId))
  if (attempt === undefined || order === undefined) return 'unknownPayment'
  const { amountFen, paidAt, providerTxn } = payment
  if (attempt.amountFen !== amountFen) {
    const details = { orderNo: attempt.orderNo, askedFen: attempt.amountFen, toldFen: amountFen }
    await openIncident(tx, { kind: IncidentKind.amountMismatch, subject: payNo, reference: providerTxn, details }, now)
    return 'amountMismatch'
  }
  if (!(await markPaid(tx, payNo, payment))) return 'duplicate'

  await recordIncome(tx, { orderId: order.id, payNo, amountFen, providerTxn }, now)
  const step = stepOfIncome(order, attempt.purpose, amountFen)
  if (step === null || !(await tryAdvanceOrder(tx, order.id, { step, actor: OrderActor.provider, at: now }))) {
    await giveBack(tx, order, attempt, now)
    return 'refundDue'
  }
  await addToOrder(tx, order, { amountFen, paidAt, step }, now)
  return 'paid'
}
