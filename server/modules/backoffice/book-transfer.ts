import { PayGateway, PayMethod, PayStatus } from '@/contract/enums/payment'
import { ErrorCode } from '@/contract/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../errors'
import { advanceOrder } from '../order/advance-order'
import { amountDueFen } from '../order/amount-due'
import type { OrderRow } from '../order/order-row'
import { OrderActor, OrderStep } from '../order/transitions'
import { recordIncome } from '../payment/ledger'

/** Money that arrived on the account, as the bank statement tells it. */
export interface Transfer {
  amountFen: number
  reference: string
}

/** A transfer is a payment that is made when we hear of it; the bank's reference makes it count once. */
const insertTransfer = async (tx: Queryable, order: OrderRow, { amountFen, reference }: Transfer, at: Date): Promise<void> => {
  const providerTxn = `transfer:${reference}`
  const row = await tx.one<{ payNo: string }>(
    `INSERT INTO payment_attempt (pay_no, order_id, amount_fen, method, channel, gateway, status, provider_txn, created_at,
       paid_at)
     SELECT $2 || 'P' || count(*) + 1, $1, $3, $4, $5, $5, $6, $7, $8, $8 FROM payment_attempt WHERE order_id = $1
     ON CONFLICT (provider_txn) DO NOTHING RETURNING pay_no AS "payNo"`,
    [order.id, order.orderNo, amountFen, PayMethod.accountTransfer, PayGateway.offline, PayStatus.paid, providerTxn, at],
  )
  if (row === undefined) throw new Refusal(ErrorCode.conflict)
  await recordIncome(tx, { orderId: order.id, payNo: row.payNo, amountFen, providerTxn }, at)
  await tx.query('UPDATE orders SET paid_fen = paid_fen + $2 WHERE id = $1', [order.id, amountFen])
}

/**
 * Books money for a locked order: a part of what is due, or all of it, which moves the order on.
 *
 * @throws Refusal amountMismatch for more than is due, conflict when the reference was booked before, orderStateChanged
 *   when nothing is due.
 */
export const bookTransfer = async (tx: Queryable, order: OrderRow, transfer: Transfer, at: Date): Promise<void> => {
  const dueFen = amountDueFen(order)
  const step = transfer.amountFen < dueFen ? OrderStep.settlePart : OrderStep.settlePayment
  await advanceOrder(tx, order.id, { step, actor: OrderActor.backOffice, at })
  if (transfer.amountFen > dueFen) throw new Refusal(ErrorCode.amountMismatch)
  await insertTransfer(tx, order, transfer, at)
}

/**
 * Books what the bank paid out for a financed order: exactly the rest of the balance.
 *
 * @throws Refusal amountMismatch for any other amount, conflict, orderStateChanged.
 */
export const bookDisbursement = async (tx: Queryable, order: OrderRow, transfer: Transfer, at: Date): Promise<void> => {
  await advanceOrder(tx, order.id, { step: OrderStep.disburse, actor: OrderActor.backOffice, at })
  if (transfer.amountFen !== amountDueFen(order)) throw new Refusal(ErrorCode.amountMismatch)
  await insertTransfer(tx, order, transfer, at)
}
