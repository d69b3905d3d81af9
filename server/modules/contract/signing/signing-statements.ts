import type { Language } from '@/language/language'
import type { Database, Queryable } from '../../../db/queryable'
import { run, type Statement } from '../../../db/together'
import { nextSignAskMs } from './signing-times'

/** A try to sign. */
export interface SigningRow {
  flowNo: string
  orderId: string
  /** The language of the text that is signed. */
  language: Language
  status: 'live' | 'signed' | 'failed'
  signUrl: string | null
  failReason: string | null
  startedAt: Date
  expiresAt: Date
}

const COLUMNS = `flow_no AS "flowNo", order_id AS "orderId", language, status, sign_url AS "signUrl", fail_reason AS "failReason",
  started_at AS "startedAt", expires_at AS "expiresAt"`

/** The newest try to sign a contract, if there was one. */
export const newestSigning = (orderId: string): Statement<SigningRow> => ({
  sql: `SELECT ${COLUMNS} FROM contract_signing WHERE order_id = $1 ORDER BY started_at DESC, flow_no DESC LIMIT 1`,
  params: [orderId],
  dates: ['startedAt', 'expiresAt'],
})

/** Reads it by itself. */
export const findNewestSigning = async (db: Queryable, orderId: string): Promise<SigningRow | undefined> =>
  (await run(db, newestSigning(orderId)))[0]

/** Writes a new try; its number counts on from the contract's. The order's row must be locked. */
export const insertSigning = async (
  tx: Queryable,
  { orderId, contractNo, language }: { orderId: string; contractNo: string; language: Language },
  { startedAt, expiresAt, nextAskAt }: { startedAt: Date; expiresAt: Date; nextAskAt: Date },
): Promise<SigningRow> => {
  const row = await tx.one<SigningRow>(
    `INSERT INTO contract_signing (flow_no, order_id, language, status, started_at, expires_at, next_ask_at)
     SELECT $2 || 'S' || count(*) + 1, $1, $6, 'live', $3, $4, $5 FROM contract_signing WHERE order_id = $1
     RETURNING ${COLUMNS}`,
    [orderId, contractNo, startedAt, expiresAt, nextAskAt, language],
  )
  if (row === undefined) throw new Error('an insert answered no row')
  return row
}

/** Keeps where the signer signs. */
export const keepSignUrl = async (db: Queryable, flowNo: string, signUrl: string | null): Promise<void> => {
  await db.query('UPDATE contract_signing SET sign_url = $2 WHERE flow_no = $1', [flowNo, signUrl])
}

/** Ends a live try; false when it has ended already. */
export const endSigning = async (
  tx: Queryable,
  flowNo: string,
  { status, failReason }: { status: 'signed' | 'failed'; failReason: string | null },
  at: Date,
): Promise<boolean> => {
  const rows = await tx.query(
    `UPDATE contract_signing SET status = $2, fail_reason = $3, ended_at = $4, next_ask_at = NULL
     WHERE flow_no = $1 AND status = 'live' RETURNING flow_no`,
    [flowNo, status, failReason, at],
  )
  return rows.length > 0
}

/** Takes a batch of tries that are due to be asked about; each is due again later, the older the rarer. */
export const takeDueSignings = async (db: Database, now: Date, limit: number): Promise<SigningRow[]> =>
  db.transaction(async (tx) => {
    const due = await tx.query<SigningRow>(
      `SELECT ${COLUMNS} FROM contract_signing WHERE next_ask_at <= $1 ORDER BY next_ask_at LIMIT $2
       FOR UPDATE SKIP LOCKED`,
      [now, limit],
    )
    const next = due.map(
      ({ startedAt }) => new Date(now.getTime() + nextSignAskMs(now.getTime() - startedAt.getTime())),
    )
    await tx.query(
      `UPDATE contract_signing SET next_ask_at = due.at FROM unnest($1::text[], $2::timestamptz[]) AS due (no, at)
       WHERE flow_no = due.no`,
      [due.map(({ flowNo }) => flowNo), next],
    )
    return due
  })
