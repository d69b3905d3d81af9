import type { PayChannel, PayGateway, PayMethod } from '@/contract/enums/payment'
import type { Queryable } from '../../db/queryable'
import { SELECT_ATTEMPT, type AttemptRow } from './attempt-row'
import { FIRST_ASK_MS } from './ask-schedule'

/** An attempt to be written. */
export interface NewAttempt {
  orderId: string
  orderNo: string
  amountFen: number
  method: PayMethod
  channel: PayChannel
  gateway: PayGateway
}

/** An attempt by its number. */
export const findAttempt = (db: Queryable, payNo: string): Promise<AttemptRow | undefined> =>
  db.one<AttemptRow>(`${SELECT_ATTEMPT} WHERE attempt.pay_no = $1`, [payNo])

/** The attempt of an order that may still be paid; there is one at most. */
export const findLiveAttempt = (db: Queryable, orderId: string): Promise<AttemptRow | undefined> =>
  db.one<AttemptRow>(`${SELECT_ATTEMPT} WHERE attempt.order_id = $1 AND attempt.status IN (0, 1)`, [orderId])

/** The attempt that a cashier shows: the one that paid, else the newest. */
export const findShownAttempt = (db: Queryable, orderId: string): Promise<AttemptRow | undefined> =>
  db.one<AttemptRow>(
    `${SELECT_ATTEMPT} WHERE attempt.order_id = $1
     ORDER BY (attempt.status = 2) DESC, attempt.created_at DESC, attempt.pay_no DESC LIMIT 1`,
    [orderId],
  )

/** Writes an attempt of a locked order and returns its number: the order's number and a running one. */
export const insertAttempt = async (tx: Queryable, attempt: NewAttempt, now: Date): Promise<string> => {
  const row = await tx.one<{ payNo: string }>(
    `INSERT INTO payment_attempt (pay_no, order_id, amount_fen, method, channel, gateway, status, next_ask_at, created_at)
     SELECT $2 || 'P' || count(*) + 1, $1, $3, $4, $5, $6, 0, $7, $8 FROM payment_attempt WHERE order_id = $1
     RETURNING pay_no AS "payNo"`,
    [
      attempt.orderId,
      attempt.orderNo,
      attempt.amountFen,
      attempt.method,
      attempt.channel,
      attempt.gateway,
      new Date(now.getTime() + FIRST_ASK_MS),
      now,
    ],
  )
  if (row === undefined) throw new Error('the new attempt answered no row')
  return row.payNo
}

/**
 * Closes the live attempts of locked orders on our side, and has the worker close them at the provider at once. Money
 * that still arrives for one of them is settled like any other: it pays the order, or goes back.
 */
export const closeLiveAttempts = async (tx: Queryable, orderIds: readonly string[], now: Date): Promise<void> => {
  await tx.query(
    'UPDATE payment_attempt SET status = 4, next_ask_at = $2 WHERE order_id = ANY($1) AND status IN (0, 1)',
    [orderIds, now],
  )
}
