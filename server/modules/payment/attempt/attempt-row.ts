import type { PaymentAttempt } from '@/wire/schemas/payment'
import { PayStatus, type PayChannel, type PayGateway, type PayMethod, type PayPurpose } from '@/wire/enums/payment'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Prepay } from '../../../gateways/pay/payment-gateway'
import { timeText } from '../../../http/time-text'
import { payFaultText } from './pay-fault-texts'

/** A row of `payment_attempt` with its order's number. */
export interface AttemptRow {
  payNo: string
  orderId: string
  orderNo: string
  amountFen: number
  refundedFen: number
  purpose: PayPurpose
  method: PayMethod
  channel: PayChannel
  gateway: PayGateway
  status: PayStatus
  prepay: Omit<Prepay, 'freshUntil'> | null
  prepayFreshUntil: Date | null
  failReason: string | null
  askedTimes: number
  lastAskedAt: Date | null
  /** The provider was asked and has not told, and will be asked again: what we know may be old, and the payment made. */
  unanswered: boolean
  createdAt: Date
  /** Until when it can be paid; null where nothing runs out. */
  expiresAt: Date | null
  paidAt: Date | null
  providerTxn: string | null
  /** What a till takes. */
  posCode: string | null
  /** Paths of a transfer's receipts. */
  slips: string[]
  announcedAt: Date | null
}

/** Those of `AttemptRow` that are instants. */
export const ATTEMPT_DATES = [
  'prepayFreshUntil',
  'lastAskedAt',
  'createdAt',
  'expiresAt',
  'paidAt',
  'announcedAt',
] as const satisfies readonly (keyof AttemptRow)[]

/** The columns of `payment_attempt`, called `attempt`, under the names of `AttemptRow`; its order's number comes with them. */
export const ATTEMPT_COLUMNS = `attempt.pay_no AS "payNo", attempt.order_id AS "orderId", attempt.amount_fen AS "amountFen",
  attempt.refunded_fen AS "refundedFen", attempt.purpose, attempt.method, attempt.channel, attempt.gateway,
  attempt.status, attempt.prepay, attempt.prepay_fresh_until AS "prepayFreshUntil",
  attempt.fail_reason AS "failReason", attempt.asked_times AS "askedTimes", attempt.last_asked_at AS "lastAskedAt",
  attempt.next_ask_at IS NOT NULL AND attempt.last_asked_at IS NOT NULL
    AND attempt.last_asked_at > coalesce(attempt.answered_at, '-infinity') AS unanswered,
  attempt.created_at AS "createdAt", attempt.expires_at AS "expiresAt", attempt.paid_at AS "paidAt",
  attempt.provider_txn AS "providerTxn", attempt.pos_code AS "posCode", attempt.slips, attempt.announced_at AS "announcedAt"`

/** Reads attempts under the names of `AttemptRow`; a WHERE clause on `attempt` follows. */
export const SELECT_ATTEMPT = `SELECT ${ATTEMPT_COLUMNS}, orders.order_no AS "orderNo"
  FROM payment_attempt attempt JOIN orders ON orders.id = attempt.order_id`

/** Whether the provider may still be paid by this attempt. */
export const isLive = ({ status }: Pick<AttemptRow, 'status'>): boolean =>
  status === PayStatus.created || status === PayStatus.pending

/** An attempt as it travels. */
export const attemptView = (attempt: AttemptRow): PaymentAttempt => ({
  payNo: attempt.payNo,
  orderId: attempt.orderId,
  orderNo: attempt.orderNo,
  amountFen: attempt.amountFen,
  purpose: attempt.purpose,
  payMethod: attempt.method,
  payStatus: attempt.status,
  gateway: attempt.gateway,
  failReason: attempt.failReason === null ? null : payFaultText(attempt.failReason),
  createTime: formatShanghai(attempt.createdAt.getTime()),
  expirationTime: timeText(attempt.expiresAt),
  paySuccessTime: timeText(attempt.paidAt),
  askedTimes: attempt.askedTimes,
  lastAskedTime: timeText(attempt.lastAskedAt),
  unanswered: attempt.unanswered,
})
