import { PayStatus } from '@/wire/enums/payment'
import type { Queryable } from '../../db/queryable'
import { author } from '../../system/author'
import type { RefundCause } from './refund-row'

/** Money of a payment to be given back. */
export interface NewRefund {
  payNo: string
  /** The order that gives it back; another than the payment's own where that one was taken over. */
  orderId: string
  cause: RefundCause
  /** The shopper's; null where the cause says it all. */
  reason: string | null
  /** How much; all that is left of the payment unless it is said. */
  amountFen?: number
  /** Why the back office granted it. */
  note?: string
  /** What the back office knows it by; it counts once for ever. */
  reference?: string
}

/**
 * Writes a refund of a paid attempt and reserves its amount, so that nothing is given back twice. The order must be
 * locked. The number is the attempt's and a running one.
 *
 * @returns the refund's number; undefined when the attempt was not paid, or has less left than is to be given back.
 */
export const insertRefund = async (
  tx: Queryable,
  { payNo, orderId, cause, reason, amountFen, note, reference }: NewRefund,
  now: Date,
): Promise<string | undefined> => {
  const { actor, requestId } = author()
  const row = await tx.one<{ refundNo: string }>(
    `WITH payment AS (
       SELECT pay_no, coalesce($8::integer, amount_fen - refunded_fen) AS fen FROM payment_attempt
       WHERE pay_no = $1 AND status = ${PayStatus.paid} AND refunded_fen < amount_fen
         AND amount_fen - refunded_fen >= coalesce($8::integer, amount_fen - refunded_fen) FOR UPDATE),
     reserved AS (
       UPDATE payment_attempt SET refunded_fen = refunded_fen + fen FROM payment
       WHERE payment_attempt.pay_no = payment.pay_no RETURNING payment.pay_no, fen)
     INSERT INTO refund (refund_no, pay_no, order_id, amount_fen, cause, reason, status, next_try_at, created_at,
       actor, request_id, note, reference)
     SELECT pay_no || 'R' || (SELECT count(*) + 1 FROM refund WHERE pay_no = $1), pay_no, $5, fen, $2, $3,
       'waiting', $4, $4, $6, $7, $9, $10
     FROM reserved RETURNING refund_no AS "refundNo"`,
    [payNo, cause, reason, now, orderId, actor, requestId, amountFen ?? null, note ?? null, reference ?? null],
  )
  return row?.refundNo
}
