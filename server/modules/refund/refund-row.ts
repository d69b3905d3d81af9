import type { OrderType } from '@/wire/enums/order'
import { PayStatus, type PayGateway } from '@/wire/enums/payment'

/**
 * Why money goes back: the shopper asked, it came after the order had ended, the deposit was paid twice, more came than
 * was due, or the back office granted it.
 */
export type RefundCause = 'shopper' | 'late' | 'double' | 'excess' | 'granted'

/** SQL, of a `refund`: whether it gives back what the order did not wait for, whole and without anybody's asking. */
export const BY_ITSELF = "refund.cause NOT IN ('shopper', 'granted')"

/**
 * SQL, of an `attempt`: whether its money came and counts for its order. OFFSET has its refunds looked up by their index;
 * else PostgreSQL may read all refunds that there are into a hash first.
 */
export const COUNTED = `(attempt.status = ${PayStatus.paid} AND NOT EXISTS (
  SELECT FROM refund WHERE refund.pay_no = attempt.pay_no AND ${BY_ITSELF} OFFSET 0))`

/** SQL, the order of `attempt`s: money that counts before money that went back, and both before what brought none. */
export const BY_MONEY = `${COUNTED} DESC, (attempt.status = ${PayStatus.paid}) DESC`

/** Where a refund stands: to be sent, taken by the provider, made, or refused for good. */
export type RefundStatus = 'waiting' | 'accepted' | 'succeeded' | 'refused'

/** What goes back of a payment, in fen. */
export interface GoingBack {
  payNo: string
  refundNo: string
  amountFen: number
  /** What of the payment has not been given back. */
  leftFen: number
}

/** SQL, of a `refund`: whether its money is still to go back. */
export const OPEN = "refund.status IN ('waiting', 'accepted')"

/** A refund with what its provider call needs. */
export interface RefundRow {
  refundNo: string
  payNo: string
  orderId: string
  orderType: OrderType
  /** The big order that took its order over. */
  linkedTo: string | null
  amountFen: number
  totalFen: number
  /** Who was paid, and gives it back. */
  gateway: PayGateway
  cause: RefundCause
  status: RefundStatus
  tries: number
}

/** Reads refunds under the names of `RefundRow`; a WHERE clause on `refund` follows. */
export const SELECT_REFUND = `SELECT refund.refund_no AS "refundNo", refund.pay_no AS "payNo",
  refund.order_id AS "orderId", orders.order_type AS "orderType", orders.linked_to AS "linkedTo",
  refund.amount_fen AS "amountFen",
  attempt.amount_fen AS "totalFen", attempt.gateway, refund.cause, refund.status, refund.tries
  FROM refund JOIN payment_attempt attempt ON attempt.pay_no = refund.pay_no JOIN orders ON orders.id = refund.order_id`
