import { PayGateway, PayMethod, PayPurpose, PayStatus } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { amountDueFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { advanceOrder } from '../../order-record/life/advance-order'
import type { OrderRow } from '../../order-record/row/order-row'
import { OrderActor, OrderStep } from '../../order-record/life/transitions'
import { recordIncome } from '../../ledger/ledger'
import { NEXT_PAY_NO } from '../../payment/attempt/attempt-statements'
import { checkAnnounced, findAnnounced, type ClerksWord } from './announced-transfer'
import { bookMoney, type Booked } from './book-money'
import { bookedBefore } from './booked-before'
import type { Subject } from '../step/find-subject'

/** Money that arrived on the account, as the bank statement tells it. */
export interface Transfer {
  amountFen: number
  reference: string
}

const txnOf = ({ reference }: Transfer): string => `transfer:${reference}`

/** A payment that is made when we hear of it: of the shopper, or the lender's payout. */
const insertPaid = (tx: Queryable, order: OrderRow, purpose: PayPurpose, transfer: Transfer, at: Date) =>
  tx.one<{ payNo: string }>(
    `INSERT INTO payment_attempt (pay_no, order_id, amount_fen, purpose, method, channel, gateway, status, provider_txn,
       created_at, paid_at)
     VALUES (${NEXT_PAY_NO}, $1, $3, $4, $5, $6, $6, $7, $8, $9, $9)
     ON CONFLICT (provider_txn) DO NOTHING RETURNING pay_no AS "payNo"`,
    [
      order.id,
      order.orderNo,
      transfer.amountFen,
      purpose,
      PayMethod.accountTransfer,
      PayGateway.offline,
      PayStatus.paid,
      txnOf(transfer),
      at,
    ],
  )

/** What came counts, not what was announced. */
const markMatched = (tx: Queryable, payNo: string, transfer: Transfer, at: Date) =>
  tx.one<{ payNo: string }>(
    `UPDATE payment_attempt SET status = ${PayStatus.paid}, amount_fen = $2, provider_txn = $3, paid_at = $4
     WHERE pay_no = $1 AND NOT EXISTS (SELECT FROM payment_attempt WHERE provider_txn = $3) RETURNING pay_no AS "payNo"`,
    [payNo, transfer.amountFen, txnOf(transfer), at],
  )

/**
 * Books a transfer that the bank has received, against the announced one where there is one; once for its reference.
 *
 * @throws Refusal as `bookMoney`, `bookedBefore`, `findAnnounced` and `checkAnnounced`.
 */
export const bookTransfer = async (
  tx: Queryable,
  subject: Subject,
  transfer: Transfer & ClerksWord,
  at: Date,
): Promise<Booked> => {
  const { amountFen } = transfer
  const money = { amountFen, providerTxn: txnOf(transfer) }
  const before = await bookedBefore(tx, subject, PayPurpose.balance, money)
  if (before !== undefined) return before
  const announced = await findAnnounced(tx, subject, amountFen)
  return bookMoney(tx, subject.order, money, at, () => {
    // Last: what is not due is refused whatever is said of it.
    checkAnnounced(announced, amountFen, transfer)
    return announced?.isMeant === true
      ? markMatched(tx, announced.payNo, transfer, at)
      : insertPaid(tx, subject.order, PayPurpose.balance, transfer, at)
  })
}

/**
 * Books what the bank paid out for a financed order: exactly the rest of the balance; once for its reference.
 *
 * @throws Refusal amountMismatch for any other amount, orderStateChanged, referenceUsed as `bookedBefore`.
 */
export const bookDisbursement = async (
  tx: Queryable,
  order: OrderRow,
  transfer: Transfer,
  at: Date,
): Promise<Booked> => {
  const { amountFen } = transfer
  const money = { amountFen, providerTxn: txnOf(transfer) }
  const before = await bookedBefore(tx, { order, payNo: null }, PayPurpose.payout, money)
  if (before !== undefined) return before
  await advanceOrder(tx, order.id, { step: OrderStep.disburse, actor: OrderActor.backOffice, at })
  if (amountFen !== amountDueFen(order)) throw new Refusal(ErrorCode.amountMismatch)
  const row = await insertPaid(tx, order, PayPurpose.payout, transfer, at)
  if (row === undefined) throw new Refusal(ErrorCode.referenceUsed)
  await recordIncome(tx, { orderId: order.id, payNo: row.payNo, ...money }, at)
  await tx.query('UPDATE orders SET paid_fen = paid_fen + $2 WHERE id = $1', [order.id, amountFen])
  return { amountFen, leftFen: 0 }
}
