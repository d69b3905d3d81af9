import { PayStatus } from '@/wire/enums/payment'
import type { Queryable } from '../../../db/queryable'
import type { ProviderPayment } from '../../../gateways/pay/payment-gateway'
import { settlePayment, type SettleOutcome } from '../settling/settle-payment'
import { LIVE } from '../attempt/attempt-codes'

/** What came of an answer of the provider; `unchanged` when it told nothing new. */
export type ApplyOutcome = SettleOutcome | 'failed' | 'closed' | 'pending' | 'open' | 'unchanged'

const endLive = async (
  tx: Queryable,
  payNo: string,
  status: typeof PayStatus.failed | typeof PayStatus.closed,
  reason: string | null,
): Promise<boolean> => {
  const rows = await tx.query(
    `UPDATE payment_attempt SET status = $2, fail_reason = $3, next_ask_at = NULL
     WHERE pay_no = $1 AND status IN ${LIVE} RETURNING pay_no`,
    [payNo, status, reason],
  )
  return rows.length > 0
}

/** Between "opened" and "being paid" a live attempt goes both ways: a shopper may turn away at the last moment. */
const moveLive = async (tx: Queryable, payNo: string, from: PayStatus, to: PayStatus): Promise<boolean> => {
  const sql = 'UPDATE payment_attempt SET status = $3 WHERE pay_no = $1 AND status = $2 RETURNING pay_no'
  return (await tx.query(sql, [payNo, from, to])).length > 0
}

/** Books what the provider answered about a payment. Only a payment that is made changes an attempt that has ended. */
export const applyProviderState = async (
  tx: Queryable,
  payNo: string,
  state: ProviderPayment,
  now: Date,
): Promise<ApplyOutcome> => {
  switch (state.state) {
    case 'paid':
      return settlePayment(tx, payNo, state, now)
    case 'failed':
      return (await endLive(tx, payNo, PayStatus.failed, state.reason)) ? 'failed' : 'unchanged'
    case 'closed':
      return (await endLive(tx, payNo, PayStatus.closed, null)) ? 'closed' : 'unchanged'
    case 'pending':
      return (await moveLive(tx, payNo, PayStatus.created, PayStatus.pending)) ? 'pending' : 'unchanged'
    case 'open':
      return (await moveLive(tx, payNo, PayStatus.pending, PayStatus.created)) ? 'open' : 'unchanged'
    case 'unknown':
      return 'unchanged'
    default:
      return state satisfies never
  }
}
