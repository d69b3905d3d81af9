import { type PayChannel, PayGateway, type PayMethod, PayPurpose, PayStatus } from '@/wire/enums/payment'
import type { Queryable } from '../../../db/queryable'
import { run, type Statement } from '../../../db/together'
import { BY_MONEY } from '../../refund/refund-row'
import { ATTEMPT_COLUMNS, ATTEMPT_DATES, SELECT_ATTEMPT, type AttemptRow } from './attempt-row'
import { ANNOUNCED, IN_TILLS_HAND, LIVE } from './attempt-codes'

/** An attempt to be written. */
export interface NewAttempt {
  orderId: string
  orderNo: string
  amountFen: number
  purpose: PayPurpose
  method: PayMethod
  channel: PayChannel | 'offline'
  gateway: PayGateway
  expiresAt: Date | null
  /** When the provider is first asked; null for a way that has none to ask. */
  nextAskAt: Date | null
}

/** An attempt by its number, if there is one. */
export const attemptOf = (payNo: string): Statement<AttemptRow> => ({
  sql: `${SELECT_ATTEMPT} WHERE attempt.pay_no = $1`,
  params: [payNo],
  dates: ATTEMPT_DATES,
})

/** Reads it by itself. */
export const findAttempt = async (db: Queryable, payNo: string): Promise<AttemptRow | undefined> =>
  (await run(db, attemptOf(payNo)))[0]

/** The attempt of an order that may still be paid; there is one at most, beside its transfers. */
export const liveAttempt = (orderId: string): Statement<AttemptRow> => ({
  sql: `${SELECT_ATTEMPT} WHERE attempt.order_id = $1 AND attempt.status IN ${LIVE}
    AND attempt.method NOT IN ${ANNOUNCED}`,
  params: [orderId],
  dates: ATTEMPT_DATES,
})

/** Reads it by itself. */
export const findLiveAttempt = async (db: Queryable, orderId: string): Promise<AttemptRow | undefined> =>
  (await run(db, liveAttempt(orderId)))[0]

/**
 * The attempt that a cashier shows for a purpose: the one that paid the deposit, else the newest. Transfers have a page
 * of their own.
 */
export const shownAttempt = (orderId: string, purpose: PayPurpose): Statement<AttemptRow> => ({
  sql: `${SELECT_ATTEMPT} WHERE attempt.order_id = $1 AND attempt.purpose = $2 AND attempt.method NOT IN ${ANNOUNCED}
     ORDER BY ${purpose === PayPurpose.deposit ? `${BY_MONEY}, ` : ''}attempt.created_at DESC, attempt.pay_no DESC LIMIT 1`,
  params: [orderId, purpose],
  dates: ATTEMPT_DATES,
})

/** SQL: the number of the next attempt of the order $1, made of the order's number $2 and a running one. */
export const NEXT_PAY_NO = "(SELECT $2::text || 'P' || count(*) + 1 FROM payment_attempt WHERE order_id = $1)"

/**
 * Writes an attempt of a locked order.
 *
 * @param unless - SQL of what must not be there.
 */
export const newAttempt = (attempt: NewAttempt, now: Date, unless = 'SELECT WHERE false'): Statement<AttemptRow> => ({
  sql: `INSERT INTO payment_attempt AS attempt (pay_no, order_id, amount_fen, purpose, method, channel, gateway,
       status, expires_at, next_ask_at, created_at)
     SELECT ${NEXT_PAY_NO}, $1, $3, $4, $5, $6, $7, ${PayStatus.created}, $8, $9, $10 WHERE NOT EXISTS (${unless})
     RETURNING ${ATTEMPT_COLUMNS}, $2::text AS "orderNo"`,
  params: [
    attempt.orderId,
    attempt.orderNo,
    attempt.amountFen,
    attempt.purpose,
    attempt.method,
    attempt.channel,
    attempt.gateway,
    attempt.expiresAt,
    attempt.nextAskAt,
    now,
  ],
  dates: ATTEMPT_DATES,
})

/** Writes it by itself and returns its number. */
export const insertAttempt = async (tx: Queryable, attempt: NewAttempt, now: Date): Promise<string> => {
  const [row] = await run(tx, newAttempt(attempt, now))
  if (row === undefined) throw new Error('the new attempt answered no row')
  return row.payNo
}

/** SQL: what closing an attempt sets; only a provider has to be told, by the worker, from the time of a parameter on. */
export const closedFrom = (parameter: '$1' | '$2'): string => `status = ${PayStatus.closed},
  next_ask_at = CASE WHEN gateway = '${PayGateway.offline}' THEN NULL ELSE ${parameter}::timestamptz END`

const CLOSED = closedFrom('$2')

/**
 * Closes the live attempts of locked orders on our side, and has the worker close them at the provider at once. Money
 * that still arrives for one of them is settled like any other: it pays the order, or goes back.
 */
export const closeLiveAttempts = async (tx: Queryable, orderIds: readonly string[], now: Date): Promise<void> => {
  await tx.query(`UPDATE payment_attempt SET ${CLOSED} WHERE order_id = ANY($1) AND status IN ${LIVE}`, [orderIds, now])
}

/** The same for the others of an order whose money has come by one, once a statement before it has answered a row. */
export const othersClosed = (orderId: string, paidNo: string, now: Date, after: string): Statement => ({
  sql: `UPDATE payment_attempt SET ${CLOSED}
    WHERE order_id = $1 AND status IN ${LIVE} AND pay_no <> $3 AND EXISTS (SELECT FROM ${after}) RETURNING pay_no`,
  params: [orderId, now, paidNo],
})

/**
 * Closes, after a part was paid or announced, a live attempt of a locked order that would bring more than is left. A card
 * that a till is charging is left to the till: more than is due is refused there.
 */
export const closeOverdrawing = async (tx: Queryable, orderId: string, leftFen: number, now: Date): Promise<void> => {
  await tx.query(
    `UPDATE payment_attempt SET ${CLOSED} WHERE order_id = $1 AND status IN ${LIVE} AND method NOT IN ${ANNOUNCED}
     AND amount_fen > $3 AND NOT (${IN_TILLS_HAND})`,
    [orderId, now, leftFen],
  )
}
