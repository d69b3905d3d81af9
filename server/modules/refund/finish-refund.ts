import type { Queryable } from '../../db/queryable'
import type { ProviderRefund } from '../../gateways/pay/payment-gateway'
import { IncidentKind, openIncident } from '../incident/open-incident'
import { recordOutgo } from '../ledger/ledger'
import { followRefunds } from './refund-deposit'
import { OPEN, SELECT_REFUND, type RefundRow } from './refund-row'
import { retryPauseMs } from '../../system/retry-pause'

/** What came of news about a refund. */
export type FinishOutcome = 'refunded' | 'refundRefused' | 'refundUnderWay' | 'duplicate' | 'unknownRefund'

/** Money that came late or twice leaves its order as it is. That of a small order is part of the big one's deposit, too. */
const moveOrders = async (tx: Queryable, { cause, orderId, linkedTo }: RefundRow, now: Date): Promise<void> => {
  if (cause !== 'shopper' && cause !== 'granted') return
  await followRefunds(tx, orderId, now)
  if (linkedTo !== null) await followRefunds(tx, linkedTo, now)
}

/** Has a person look at a refund. */
const report = (
  tx: Queryable,
  kind: IncidentKind,
  { refundNo: subject, cause, amountFen, payNo }: RefundRow,
  { reason = null, at }: { reason?: string | null; at: Date },
): Promise<void> =>
  openIncident(tx, { kind, subject, reference: subject, details: { cause, amountFen, payNo, reason } }, at)

const succeed = async (tx: Queryable, refund: RefundRow, now: Date): Promise<FinishOutcome> => {
  const rows = await tx.query(
    `UPDATE refund SET status = 'succeeded', finished_at = $2, next_try_at = NULL WHERE refund_no = $1 AND ${OPEN}
     RETURNING refund_no`,
    [refund.refundNo, now],
  )
  if (rows.length === 0) {
    if (refund.status === 'refused') await report(tx, IncidentKind.refundAfterRefusal, refund, { at: now })
    return 'duplicate'
  }
  await recordOutgo(tx, refund, now)
  await moveOrders(tx, refund, now)
  return 'refunded'
}

const refuse = async (tx: Queryable, refund: RefundRow, reason: string, now: Date): Promise<FinishOutcome> => {
  const rows = await tx.query(
    `UPDATE refund SET status = 'refused', fail_reason = $3, finished_at = $2, next_try_at = NULL
     WHERE refund_no = $1 AND ${OPEN} RETURNING refund_no`,
    [refund.refundNo, now, reason],
  )
  if (rows.length === 0) return 'duplicate'
  await tx.query('UPDATE payment_attempt SET refunded_fen = refunded_fen - $2 WHERE pay_no = $1', [
    refund.payNo,
    refund.amountFen,
  ])
  if (refund.cause !== 'shopper') await report(tx, IncidentKind.refundRefused, refund, { reason, at: now })
  await moveOrders(tx, refund, now)
  return 'refundRefused'
}

const accept = async (tx: Queryable, refund: RefundRow, now: Date): Promise<FinishOutcome> => {
  const rows = await tx.query(
    `UPDATE refund SET status = 'accepted', next_try_at = $2 WHERE refund_no = $1 AND ${OPEN} RETURNING refund_no`,
    [refund.refundNo, new Date(now.getTime() + retryPauseMs(refund.tries))],
  )
  return rows.length === 0 ? 'duplicate' : 'refundUnderWay'
}

/**
 * The refund with its order locked, and before it the big one that took it over, as it stands then: whoever held them before
 * may have booked something of it.
 */
const holdRefund = async (tx: Queryable, refundNo: string): Promise<RefundRow | undefined> => {
  await tx.query(
    `SELECT FROM orders WHERE id = ANY (ARRAY(
       SELECT unnest(ARRAY[own.id, own.linked_to]) FROM refund JOIN orders own ON own.id = order_id WHERE refund_no = $1))
     ORDER BY linked_to IS NOT NULL FOR UPDATE`,
    [refundNo],
  )
  return tx.one<RefundRow>(`${SELECT_REFUND} WHERE refund.refund_no = $1`, [refundNo])
}

/** Books what the provider says of a refund, once, however often and in whatever order it is told. */
export const finishRefund = async (
  tx: Queryable,
  refundNo: string,
  told: ProviderRefund,
  now: Date,
): Promise<FinishOutcome> => {
  const refund = await holdRefund(tx, refundNo)
  if (refund === undefined) return 'unknownRefund'
  switch (told.state) {
    case 'succeeded':
      return succeed(tx, refund, now)
    case 'refused':
      return refuse(tx, refund, told.reason, now)
    case 'processing':
      return accept(tx, refund, now)
    case 'stuck':
      // What was said before the money went back comes late, and calls nobody any more.
      if (refund.status !== 'succeeded')
        await report(tx, IncidentKind.refundStuck, refund, { reason: told.reason, at: now })
      return accept(tx, refund, now)
    default:
      return told satisfies never
  }
}
