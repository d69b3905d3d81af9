import { OrderType } from '@/wire/enums/order'
import { amountDueFen, leftToPayFen } from '@/domain/payment/amount-due'
import type { Queryable } from '../../../db/queryable'
import { closeLinked } from '../../order-record/life/linked-order'
import type { OrderRow } from '../../order-record/row/order-row'
import { LOCK_WINDOW_MS } from '../../order-record/money/pay-window'
import { OrderStep } from '../../order-record/life/transitions'
import { closeLiveAttempts, closeOverdrawing } from '../attempt/attempt-statements'

/** Money that has moved an order on. */
export interface AddedMoney {
  amountFen: number
  paidAt: Date
  step: OrderStep
}

/** The shopper has the whole window, however late the news of the payment came. */
const lockDeadline = ({ orderType }: OrderRow, now: Date): Date | null =>
  orderType === OrderType.big ? new Date(now.getTime() + LOCK_WINDOW_MS) : null

const addDeposit = async (
  tx: Queryable,
  order: OrderRow,
  { amountFen, paidAt }: AddedMoney,
  now: Date,
): Promise<void> => {
  await tx.query('UPDATE orders SET paid_fen = $2, paid_at = $3, lock_expires_at = $4 WHERE id = $1', [
    order.id,
    amountFen,
    paidAt,
    lockDeadline(order, now),
  ])
  await closeLinked(tx, order.id, now)
}

/**
 * Adds money to an order that has just been moved by it, and closes what can no longer be paid: everything once all is
 * settled, else what would bring more than is left.
 *
 * @param order - as it was before the step, locked.
 */
export const addToOrder = async (tx: Queryable, order: OrderRow, money: AddedMoney, now: Date): Promise<void> => {
  const { amountFen, step } = money
  if (step === OrderStep.settlePayment) await addDeposit(tx, order, money, now)
  else await tx.query('UPDATE orders SET paid_fen = paid_fen + $2 WHERE id = $1', [order.id, amountFen])
  if (step === OrderStep.settlePart)
    await closeOverdrawing(tx, order.id, leftToPayFen(amountDueFen(order), amountFen), now)
  else await closeLiveAttempts(tx, [order.id], now)
}
