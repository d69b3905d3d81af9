import { OrderType } from '@/contract/enums/order'
import type { Queryable } from '../../db/queryable'
import type { SettledPayment } from '../../gateways/pay/payment-gateway'
import { tryAdvanceOrder } from '../order/advance-order'
import { lockOrder } from '../order/find-order'
import { OrderEventKind, recordEvents } from '../order/order-event'
import { closeLinked } from '../order/linked-order'
import type { OrderRow } from '../order/order-row'
import { LOCK_WINDOW_MS } from '../order/pay-window'
import { OrderActor, OrderStep } from '../order/transitions'
import { insertRefund } from '../refund/insert-refund'
import { closeLiveAttempts, findAttempt } from './attempt-store'
import { recordIncome } from './ledger'

/** What came of the news that a payment was made. */
export type SettleOutcome = 'paid' | 'refundDue' | 'duplicate' | 'amountMismatch' | 'unknownPayment'

/** Marks an attempt as paid, once; false when it is, or when another attempt already carries this transaction. */
const markPaid = async (tx: Queryable, payNo: string, payment: SettledPayment): Promise<boolean> => {
  const rows = await tx.query(
    `UPDATE payment_attempt SET status = 2, provider_txn = $2, paid_at = $3, fail_reason = NULL, next_ask_at = NULL
     WHERE pay_no = $1 AND status <> 2 AND NOT EXISTS (SELECT FROM payment_attempt WHERE provider_txn = $2)
     RETURNING pay_no`,
    [payNo, payment.providerTxn, payment.paidAt],
  )
  return rows.length > 0
}

const giveBack = async (tx: Queryable, order: OrderRow, payNo: string, now: Date): Promise<void> => {
  const cause = order.paidAt === null ? 'late' : 'double'
  const reason = cause === 'late' ? 'The order had ended before the money came.' : 'The order was paid twice.'
  const isWritten = await insertRefund(tx, { payNo, orderId: order.id, cause, reason }, now)
  if (!isWritten) throw new Error(`payment ${payNo} was made just now and has nothing to give back`)
  await recordEvents(tx, [order.id], OrderEventKind.moneyReturned, now)
}

/** The shopper has the whole window, however late the news of the payment came. */
const lockDeadline = ({ orderType }: OrderRow, now: Date): Date | null =>
  orderType === OrderType.big ? new Date(now.getTime() + LOCK_WINDOW_MS) : null

/**
 * Books a payment that the provider has made for certain, however often and in whatever order the news comes. The
 * order becomes paid if it still waits for money, and closes the small order that it took over; otherwise the refund is written in the same transaction. A wrong
 * amount has no effect.
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
  if (attempt.amountFen !== payment.amountFen) return 'amountMismatch'
  if (!(await markPaid(tx, payNo, payment))) return 'duplicate'

  await recordIncome(tx, { orderId: order.id, payNo, amountFen: payment.amountFen, providerTxn: payment.providerTxn }, now)
  const move = { step: OrderStep.settlePayment, actor: OrderActor.provider, at: now }
  if (!(await tryAdvanceOrder(tx, order.id, move))) {
    await giveBack(tx, order, payNo, now)
    return 'refundDue'
  }
  await tx.query('UPDATE orders SET paid_fen = $2, paid_at = $3, lock_expires_at = $4 WHERE id = $1', [
    order.id,
    payment.amountFen,
    payment.paidAt,
    lockDeadline(order, now),
  ])
  await closeLiveAttempts(tx, [order.id], now)
  await closeLinked(tx, order.id, now)
  return 'paid'
}
