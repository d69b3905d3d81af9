import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { insertRefund } from './insert-refund'
import { COUNTED } from './refund-row'

/**
 * The payments whose money an order's deposit consists of: its own, and that of the small order it took over. One that
 * came late or twice goes back by itself and is none of them.
 */
export const depositPayments = async (db: Queryable, orderId: string): Promise<string[]> => {
  const rows = await db.query<{ payNo: string }>(
    `SELECT attempt.pay_no AS "payNo" FROM payment_attempt attempt JOIN orders ON orders.id = attempt.order_id
     WHERE (orders.id = $1 OR orders.linked_to = $1) AND ${COUNTED}
     ORDER BY attempt.pay_no`,
    [orderId],
  )
  return rows.map(({ payNo }) => payNo)
}

/**
 * Writes a refund for each payment of a deposit that is not back yet. The order must be locked.
 *
 * @throws Refusal paymentNotFound when there is nothing to give back.
 */
export const refundDeposit = async (tx: Queryable, orderId: string, reason: string, now: Date): Promise<void> => {
  let written = 0
  for (const payNo of await depositPayments(tx, orderId)) {
    if (await insertRefund(tx, { payNo, orderId, cause: 'shopper', reason }, now)) written += 1
  }
  if (written === 0) throw new Refusal(ErrorCode.paymentNotFound)
}
