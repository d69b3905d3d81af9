import { OrderStatus } from '@/wire/enums/order'
import { PayPurpose } from '@/wire/enums/payment'
import { OrderEventKind } from '../order-record/history/order-event'
import { COUNTED, OPEN } from './refund-row'

/**
 * SQL, of `orders`: what the office gives back of the payments that its deposit consists of, in fen. Of one that came twice,
 * or for the balance, the deposit loses nothing.
 */
export const GRANTED_FEN = `coalesce((SELECT sum(granted.amount_fen) FROM refund granted
  JOIN payment_attempt attempt ON attempt.pay_no = granted.pay_no
  WHERE granted.cause = 'granted' AND granted.status <> 'refused'
    AND granted.order_id IN (SELECT own.id FROM orders own WHERE own.id = orders.id OR own.linked_to = orders.id)
    AND attempt.purpose = '${PayPurpose.deposit}' AND ${COUNTED}), 0)::int`

/** SQL, of `orders`: when the deposit was last asked back, by the shopper or once more by the office. */
const ASKED_BACK_AT = `(SELECT max(asked.at) FROM order_event asked WHERE asked.order_id = orders.id
  AND asked.kind IN ('${OrderEventKind.refundApplied}', '${OrderEventKind.refundRetried}'))`

/**
 * SQL, of `orders`: what an earlier application of the shopper has brought back of a deposit whose rest is still to come, in
 * fen. Once all of it is back, they are one refund.
 */
export const BROUGHT_FEN = `CASE WHEN orders.status IN (${OrderStatus.refunding}, ${OrderStatus.refundFailed})
  THEN coalesce((SELECT sum(brought.amount_fen) FROM refund brought
    WHERE brought.order_id = orders.id AND brought.cause = 'shopper' AND brought.status = 'succeeded'
      AND (orders.status = ${OrderStatus.refundFailed} OR brought.created_at < ${ASKED_BACK_AT})), 0)::int ELSE 0 END`

/**
 * SQL, of `orders`: how far the money of a small order is that a big one has taken over, as the status that it makes:
 * refunded once all of it is back, refunding while some is on its way, else refund failed. Null of any other order.
 */
export const LINKED_BACK_STATUS = `CASE WHEN orders.linked_to IS NOT NULL THEN (
  SELECT CASE
    WHEN sum(refund.amount_fen) FILTER (WHERE refund.status = 'succeeded') = orders.paid_fen THEN ${OrderStatus.refunded}
    WHEN bool_or(${OPEN}) THEN ${OrderStatus.refunding} ELSE ${OrderStatus.refundFailed} END
  FROM payment_attempt attempt LEFT JOIN refund ON refund.pay_no = attempt.pay_no
  WHERE attempt.order_id = orders.id AND ${COUNTED}) END`
