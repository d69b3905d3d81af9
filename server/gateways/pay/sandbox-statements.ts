import type { Queryable } from '../../db/queryable'
import type { BillLine } from './bill-line'
import type { ProviderRefund } from './payment-gateway'

/** A payment as the sandbox keeps it. `settlesAt` is when it counts as paid; null until QA has decided. */
export interface SandboxTransaction {
  payNo: string
  amountFen: number
  providerTxn: string
  settlesAt: Date | null
  declined: boolean
  closed: boolean
}

/** A payment whose notice is due. */
export interface DueNotice {
  payNo: string
  amountFen: number
  providerTxn: string
  settlesAt: Date
}

/** How long a taken notice waits for its acknowledgement before it is delivered again. */
const REDELIVER_MS = 15_000

const COLUMNS = `pay_no AS "payNo", amount_fen AS "amountFen", provider_txn AS "providerTxn", settles_at AS "settlesAt",
  declined, closed`

const UNDECIDED = 'settles_at IS NULL AND NOT declined AND NOT closed'

/** The sandbox provider's own books, in two tables that nothing else of the server touches. */
export const sandboxStatements = (database: Queryable) => ({
  find(payNo: string): Promise<SandboxTransaction | undefined> {
    return database.one<SandboxTransaction>(`SELECT ${COLUMNS} FROM sandbox_transaction WHERE pay_no = $1`, [payNo])
  },

  async open(payNo: string, amountFen: number, now: Date): Promise<void> {
    await database.query(
      `INSERT INTO sandbox_transaction (pay_no, amount_fen, provider_txn, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (pay_no) DO NOTHING`,
      [payNo, amountFen, `SANDBOX-${payNo}`, now],
    )
  },

  /** Closes a payment that nobody has decided on; false if there is none. */
  async close(payNo: string): Promise<boolean> {
    const rows = await database.query(
      `UPDATE sandbox_transaction SET closed = true WHERE pay_no = $1 AND ${UNDECIDED} RETURNING pay_no`,
      [payNo],
    )
    return rows.length > 0
  },

  async settle(payNo: string, settlesAt: Date, noticeAt: Date): Promise<void> {
    await database.query(
      `UPDATE sandbox_transaction SET settles_at = $2, notice_at = $3 WHERE pay_no = $1 AND ${UNDECIDED}`,
      [payNo, settlesAt, noticeAt],
    )
  },

  async decline(payNo: string): Promise<void> {
    await database.query(`UPDATE sandbox_transaction SET declined = true WHERE pay_no = $1 AND ${UNDECIDED}`, [payNo])
  },

  takeDueNotices(now: Date, limit: number): Promise<DueNotice[]> {
    return database.query<DueNotice>(
      `UPDATE sandbox_transaction SET notice_at = $2 WHERE pay_no IN (
         SELECT pay_no FROM sandbox_transaction WHERE notice_at <= $1 ORDER BY notice_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING ${COLUMNS}`,
      [now, new Date(now.getTime() + REDELIVER_MS), limit],
    )
  },

  async acknowledgeNotices(payNos: readonly string[]): Promise<void> {
    await database.query('UPDATE sandbox_transaction SET notice_at = NULL WHERE pay_no = ANY($1)', [payNos])
  },

  /** Books a refund once per number; false if it would return more than was paid. */
  async openRefund(refundNo: string, payNo: string, refundFen: number, arrivesAt: Date): Promise<boolean> {
    const rows = await database.query(
      `WITH known AS (SELECT refund_no FROM sandbox_refund WHERE refund_no = $1),
       payment AS (
         UPDATE sandbox_transaction SET refunded_fen = refunded_fen + $3
         WHERE pay_no = $2 AND refunded_fen + $3 <= amount_fen AND NOT EXISTS (SELECT FROM known) RETURNING pay_no),
       booked AS (
         INSERT INTO sandbox_refund (refund_no, pay_no, amount_fen, arrives_at)
         SELECT $1, pay_no, $3, $4 FROM payment RETURNING refund_no)
       SELECT refund_no FROM booked UNION ALL SELECT refund_no FROM known`,
      [refundNo, payNo, refundFen, arrivesAt],
    )
    return rows.length > 0
  },

  async refundState(refundNo: string, now: Date): Promise<ProviderRefund> {
    const sql = 'SELECT arrives_at AS "arrivesAt" FROM sandbox_refund WHERE refund_no = $1'
    const refund = await database.one<{ arrivesAt: Date }>(sql, [refundNo])
    if (refund === undefined) return { state: 'refused', reason: 'unknown-refund' }
    return { state: refund.arrivesAt <= now ? 'succeeded' : 'processing' }
  },

  /** What was paid, and what arrived back, from an instant up to another. */
  async bill(from: Date, until: Date): Promise<BillLine[]> {
    const paid = await database.query<{ providerTxn: string; amountFen: number }>(
      `SELECT provider_txn AS "providerTxn", amount_fen AS "amountFen" FROM sandbox_transaction
       WHERE settles_at >= $1 AND settles_at < $2 AND NOT closed`,
      [from, until],
    )
    const back = await database.query<{ refundNo: string; amountFen: number }>(
      `SELECT refund_no AS "refundNo", amount_fen AS "amountFen" FROM sandbox_refund
       WHERE arrives_at >= $1 AND arrives_at < $2`,
      [from, until],
    )
    return [
      ...paid.map((line) => ({ kind: 'payment' as const, ...line })),
      ...back.map((line) => ({ kind: 'refund' as const, ...line })),
    ]
  },
})
