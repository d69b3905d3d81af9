import { PayStatus } from '@/wire/enums/payment'
import type { Queryable } from '../../db/queryable'
import type { RefundCause } from './refund-row'

/** A whole payment to be given back. */
export interface NewRefund {
  payNo: string
  /** The order that gives it back; another than the payment's own where that one was taken over. */
  orderId: string
  cause: RefundCause
  /** The shopper's; null where the cause says it all. */
  reason: string | null
}

/**
 * Writes the refund of a whole paid attempt and reserves its amount, so that no second refund can be written beside it.
 * The order must be locked. The number is the attempt's and a running one: a new number only follows a refused refund.
 *
 * @returns false when the attempt was not paid, or is given back already.
 */
export const insertRefund = async (
  tx: Queryable,
  { payNo, orderId, cause, reason }: NewRefund,
  now: Date,
): Promise<boolean> => {
  const rows = await tx.query(
    `WITH reserved AS (
       UPDATE payment_attempt SET refunded_fen = amount_fen
       WHERE pay_no = $1 AND status = ${PayStatus.paid} AND refunded_fen = 0 RETURNING pay_no, amount_fen)
     INSERT INTO refund (refund_no, pay_no, order_id, amount_fen, cause, reason, status, next_try_at, created_at)
     SELECT pay_no || 'R' || (SELECT count(*) + 1 FROM refund WHERE pay_no = $1), pay_no, $5, amount_fen, $2, $3,
       'waiting', $4, $4
     FROM reserved RETURNING refund_no`,
    [payNo, cause, reason, now, orderId],
  )
  return rows.length > 0
}
