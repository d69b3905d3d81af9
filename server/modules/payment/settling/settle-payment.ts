import { PayPurpose, PayStatus } from '@/wire/enums/payment'
import type { Queryable } from '../../../db/queryable'
import { together, type RowsOf, type Statement } from '../../../db/together'
import type { SettledPayment } from '../../../gateways/pay/payment-gateway'
import { FIRST_SET, followMove, newMove } from '../../order-record/life/advance-order'
import { heldOrderOfPayment } from '../../order-record/row/find-order'
import { OrderEventKind, recordEvents } from '../../order-record/history/order-event'
import { sayOrder, type OrderRow } from '../../order-record/row/order-row'
import { newRewards } from '../../order-record/life/rewards-of-step'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'
import { insertRefund } from '../../refund/insert-refund'
import type { RefundCause } from '../../refund/refund-row'
import { closeBehindMoney, moneySets } from './add-to-order'
import type { AttemptRow } from '../attempt/attempt-row'
import { attemptOf, othersClosed } from '../attempt/attempt-statements'
import { IncidentKind, openIncident } from '../../incident/open-incident'
import { newIncome } from '../../ledger/ledger'
import { stepOfIncome } from './step-of-income'

/** What came of the news that a payment was made. */
export type SettleOutcome = 'paid' | 'refundDue' | 'duplicate' | 'amountMismatch' | 'unknownPayment'

/** Marks an attempt as paid, once; no row when it is, or when another attempt already carries this transaction. */
const newlyPaid = (payNo: string, payment: SettledPayment): Statement => ({
  sql: `UPDATE payment_attempt SET status = ${PayStatus.paid}, provider_txn = $2, paid_at = $3, fail_reason = NULL,
       next_ask_at = NULL
     WHERE pay_no = $1 AND status <> ${PayStatus.paid}
       AND NOT EXISTS (SELECT FROM payment_attempt WHERE provider_txn = $2)
     RETURNING pay_no`,
  params: [payNo, payment.providerTxn, payment.paidAt],
})

/** A part leaves the others open as far as they bring no more than is left. */
const closed = (order: OrderRow, payNo: string, step: OrderStep, now: Date) =>
  step === OrderStep.settlePart ? {} : { closed: othersClosed(order.id, payNo, now, 'moved') }

const causeOf = ({ paidAt }: OrderRow, { purpose }: AttemptRow): Exclude<RefundCause, 'shopper'> => {
  if (paidAt === null) return 'late'
  return purpose === PayPurpose.deposit ? 'double' : 'excess'
}

const giveBack = async (tx: Queryable, order: OrderRow, attempt: AttemptRow, now: Date): Promise<void> => {
  const cause = causeOf(order, attempt)
  const { payNo } = attempt
  const refundNo = await insertRefund(tx, { payNo, orderId: order.id, cause, reason: null }, now)
  if (refundNo === undefined) throw new Error(`payment ${payNo} was made just now and has nothing to give back`)
  await recordEvents(tx, [order.id], OrderEventKind.moneyReturned, now)
}

/** A payment as it stands, with its order, which is locked from then on. */
export const paymentHeld = (payNo: string) => ({ attempt: attemptOf(payNo), order: heldOrderOfPayment(payNo) })

/** The rows of `paymentHeld`. */
export type HeldPayment = RowsOf<ReturnType<typeof paymentHeld>>

/** What is paid stays paid: news of the same money change nothing. */
const isKnown = ({ status, providerTxn }: AttemptRow, news: SettledPayment): boolean =>
  status === PayStatus.paid && providerTxn === news.providerTxn

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
  held?: HeldPayment,
): Promise<SettleOutcome> => {
  const known = held ?? (await together(tx, paymentHeld(payNo)))
  const [attempt] = known.attempt
  const order = known.order[0] && sayOrder(known.order[0])
  if (attempt === undefined || order === undefined) return 'unknownPayment'
  const { amountFen, paidAt, providerTxn } = payment
  if (attempt.amountFen !== amountFen) {
    const details = { orderNo: attempt.orderNo, askedFen: attempt.amountFen, toldFen: amountFen }
    await openIncident(tx, { kind: IncidentKind.amountMismatch, subject: payNo, reference: providerTxn, details }, now)
    return 'amountMismatch'
  }
  if (isKnown(attempt, payment)) return 'duplicate'
  const income = {
    paid: newlyPaid(payNo, payment),
    income: newIncome({ orderId: order.id, payNo, amountFen, providerTxn }, now, 'paid'),
  }
  const step = stepOfIncome(order, attempt.purpose, amountFen)
  if (step === null) {
    if ((await together(tx, income)).paid.length === 0) return 'duplicate'
    await giveBack(tx, order, attempt, now)
    return 'refundDue'
  }
  const move = { step, actor: OrderActor.provider, at: now }
  const money = { amountFen, paidAt, step }
  const written = await together(tx, {
    ...income,
    ...newMove([order.id], move, { sets: moneySets(order, money, now, FIRST_SET), after: 'paid' }),
    ...closed(order, payNo, step, now),
    ...newRewards(order, step, now, 'moved'),
  })
  if (written.paid.length === 0) return 'duplicate'
  if (written.moved.length === 0) {
    await giveBack(tx, order, attempt, now)
    return 'refundDue'
  }
  await followMove(tx, written.moved, move, written.account ?? [])
  await closeBehindMoney(tx, order, money, now)
  return 'paid'
}
