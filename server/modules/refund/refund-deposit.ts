import type { Queryable } from '../../db/queryable'
import { OrderEventKind, recordEvents } from '../order-record/history/order-event'
import { tryAdvanceOrder } from '../order-record/life/advance-order'
import { lockLinked } from '../order-record/life/linked-order'
import { OrderActor, OrderStep } from '../order-record/life/transitions'
import { insertRefund } from './insert-refund'
import { COUNTED, OPEN, type GoingBack } from './refund-row'

/** A payment whose money a deposit consists of. */
interface DepositPayment {
  payNo: string
  /** What has not gone back, nor is about to. */
  leftFen: number
  /** Some of it is on its way back, also where finance gives it back under the small order. */
  isOpen: boolean
}

/**
 * The payments whose money an order's deposit consists of: its own, and that of the small order it took over. One that
 * came late or twice goes back by itself and is none of them.
 */
export const depositPayments = (db: Queryable, orderId: string): Promise<DepositPayment[]> =>
  db.query<DepositPayment>(
    `SELECT attempt.pay_no AS "payNo", attempt.amount_fen - attempt.refunded_fen AS "leftFen",
       EXISTS (SELECT FROM refund WHERE refund.pay_no = attempt.pay_no AND ${OPEN}) AS "isOpen"
     FROM payment_attempt attempt JOIN orders ON orders.id = attempt.order_id
     WHERE (orders.id = $1 OR orders.linked_to = $1) AND ${COUNTED}
     ORDER BY attempt.pay_no`,
    [orderId],
  )

/** The small order that a big one took over is told of the money in its own history, too. */
const tellLinked = async (tx: Queryable, bigId: string, at: Date): Promise<void> => {
  const linked = await tx.query<{ id: string }>('SELECT id FROM orders WHERE linked_to = $1', [bigId])
  const ids = linked.map(({ id }) => id)
  if (ids.length > 0) await recordEvents(tx, ids, OrderEventKind.refunded, at)
}

/**
 * Moves an order whose deposit goes back, once nothing of it is on its way any more: refunded if all of it has gone back,
 * also where the back office had granted it before, else refund failed. An order that is not refunding stays as it is.
 */
export const followRefunds = async (tx: Queryable, orderId: string, at: Date): Promise<void> => {
  const payments = await depositPayments(tx, orderId)
  if (payments.some(({ isOpen }) => isOpen)) return
  const isBack = payments.every(({ leftFen }) => leftFen === 0)
  const step = isBack ? OrderStep.completeRefund : OrderStep.failRefund
  const hasMoved = await tryAdvanceOrder(tx, orderId, { step, actor: OrderActor.provider, at })
  if (hasMoved && isBack) await tellLinked(tx, orderId, at)
}

/**
 * Writes a refund for each payment of a deposit that is not back yet; where all of it is, the order is refunded at once.
 * The order must be locked, and refunding.
 *
 * @returns what goes back by them.
 */
export const refundDeposit = async (
  tx: Queryable,
  orderId: string,
  reason: string,
  now: Date,
): Promise<GoingBack[]> => {
  // What finance gives back under the small order at this moment is booked first: it takes an amount, and a refund's number.
  await lockLinked(tx, orderId)
  const goesBack: GoingBack[] = []
  for (const { payNo, leftFen: amountFen } of await depositPayments(tx, orderId)) {
    const refundNo = await insertRefund(tx, { payNo, orderId, cause: 'shopper', reason }, now)
    if (refundNo !== undefined) goesBack.push({ payNo, refundNo, amountFen, leftFen: 0 })
  }
  await followRefunds(tx, orderId, now)
  return goesBack
}
