import { PayMethod, PayPurpose, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { PayFault } from '../../../gateways/pay/payment-gateway'
import { Refusal } from '../../../http/errors'
import { bookMoney, type Booked } from './book-money'
import { bookedBefore } from './booked-before'
import type { Transfer } from './book-transfer'
import type { Subject } from '../step/find-subject'

/** A code that is in time, or already in the till's hand. */
const IS_TAKEABLE = `method = ${PayMethod.posMachine}
  AND (status = ${PayStatus.pending} OR status = ${PayStatus.created} AND expires_at > $2)`

/** The row that a statement about a payment at the till answered; there is none once the code is no longer live. */
const orRefuse = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Refusal(ErrorCode.orderStateChanged)
  return row
}

/**
 * The till has typed or scanned the code: from here the shopper waits, and the code no longer runs out.
 *
 * @throws Refusal orderStateChanged for a code that is not live.
 */
export const takeCode = async (tx: Queryable, payNo: string | null, at: Date): Promise<void> => {
  const sql = `UPDATE payment_attempt SET status = ${PayStatus.pending} WHERE pay_no = $1 AND ${IS_TAKEABLE} RETURNING pay_no`
  orRefuse(await tx.one(sql, [payNo, at]))
}

/**
 * The card was declined: nothing was charged, and the shopper may pay in any way again.
 *
 * @throws Refusal orderStateChanged unless the till has the code in hand.
 */
export const declineCard = async (tx: Queryable, payNo: string | null): Promise<void> => {
  const sql = `UPDATE payment_attempt SET status = ${PayStatus.failed}, fail_reason = $2
    WHERE pay_no = $1 AND method = $3 AND status = ${PayStatus.pending} RETURNING pay_no`
  orRefuse(await tx.one(sql, [payNo, PayFault.cardDeclined, PayMethod.posMachine]))
}

/**
 * Books a card payment that the till has made for a live code, with the number of its receipt; once for its receipt.
 *
 * @throws Refusal orderStateChanged for a code that is not live, amountMismatch for another amount, and as `bookMoney` and
 *   `bookedBefore`.
 */
export const bookCard = async (tx: Queryable, subject: Subject, receipt: Transfer, at: Date): Promise<Booked> => {
  const { order, payNo } = subject
  const { amountFen } = receipt
  const providerTxn = `till:${receipt.reference}`
  const money = { amountFen, providerTxn }
  const before = await bookedBefore(tx, subject, PayPurpose.balance, money)
  if (before !== undefined) return before
  const sql = `SELECT amount_fen AS "amountFen" FROM payment_attempt WHERE pay_no = $1 AND ${IS_TAKEABLE}`
  const live = orRefuse(await tx.one<{ amountFen: number }>(sql, [payNo, at]))
  if (live.amountFen !== amountFen) throw new Refusal(ErrorCode.amountMismatch)
  return bookMoney(tx, order, money, at, () =>
    tx.one<{ payNo: string }>(
      `UPDATE payment_attempt SET status = ${PayStatus.paid}, provider_txn = $2, paid_at = $3
       WHERE pay_no = $1 AND NOT EXISTS (SELECT FROM payment_attempt WHERE provider_txn = $2) RETURNING pay_no AS "payNo"`,
      [payNo, providerTxn, at],
    ),
  )
}
