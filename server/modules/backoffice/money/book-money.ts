import { PayPurpose } from '@/wire/enums/payment'
import { ErrorCode } from '@/wire/errors'
import { amountDueFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { advanceOrder } from '../../order-record/life/advance-order'
import type { OrderRow } from '../../order-record/row/order-row'
import { OrderActor } from '../../order-record/life/transitions'
import { addToOrder } from '../../payment/settling/add-to-order'
import { recordIncome } from '../../ledger/ledger'
import { purposeAt, stepOfIncome } from '../../payment/settling/step-of-income'

/** Money that bank or till tell of. */
export interface Money {
  amountFen: number
  /** The bank's or the till's own number, with whose it is: it counts once for ever. */
  providerTxn: string
}

/** What a report of money that came booked, in fen. */
export interface Booked {
  amountFen: number
  /** What is still due by now. */
  leftFen: number
}

/** The row of an attempt that carries the money; undefined when the reference was booked before. */
export type WritePaid = () => Promise<{ payNo: string } | undefined>

/**
 * Books money of bank or till for a locked order: a part of what is due, or all of it, which moves the order on. Nothing
 * is given back by itself: the bank or till that reports money that does not fit still holds it.
 *
 * @throws Refusal amountMismatch for more than is due, referenceUsed when the reference was booked before, orderStateChanged
 *   when nothing is due.
 */
export const bookMoney = async (
  tx: Queryable,
  order: OrderRow,
  { amountFen, providerTxn }: Money,
  at: Date,
  writePaid: WritePaid,
): Promise<Booked> => {
  if (purposeAt(order.status) !== PayPurpose.balance) throw new Refusal(ErrorCode.orderStateChanged)
  const step = stepOfIncome(order, PayPurpose.balance, amountFen)
  if (step === null) throw new Refusal(ErrorCode.amountMismatch)
  await advanceOrder(tx, order.id, { step, actor: OrderActor.backOffice, at })
  const row = await writePaid()
  if (row === undefined) throw new Refusal(ErrorCode.referenceUsed)
  await recordIncome(tx, { orderId: order.id, payNo: row.payNo, amountFen, providerTxn }, at)
  await addToOrder(tx, order, { amountFen, paidAt: at, step }, at)
  return { amountFen, leftFen: amountDueFen(order) - amountFen }
}
