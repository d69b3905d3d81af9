import { OrderType } from '@/wire/enums/order'
import { leftToPayFen } from '@/domain/payment/amount-due'
import type { Queryable, SqlValue } from '../../../db/queryable'
import { closeLinked } from '../../order-record/life/linked-order'
import type { OrderRow } from '../../order-record/row/order-row'
import { LOCK_WINDOW_MS } from '../../order-record/money/pay-window'
import { OrderStep } from '../../order-record/life/transitions'
import { closeLiveAttempts, closeOverdrawing } from '../attempt/attempt-statements'
import { readBalanceSoFar } from './balance-so-far'

/** Money that has moved an order on. */
export interface AddedMoney {
  amountFen: number
  paidAt: Date
  step: OrderStep
}

/** The shopper has the whole window, however late the news of the payment came. */
const lockDeadline = ({ orderType }: OrderRow, now: Date): Date | null =>
  orderType === OrderType.big ? new Date(now.getTime() + LOCK_WINDOW_MS) : null

/**
 * What money writes into an order that it moves.
 *
 * @param first - the number of its first parameter.
 */
export const moneySets = (
  order: OrderRow,
  { amountFen, paidAt, step }: AddedMoney,
  now: Date,
  first: number,
): { sql: string; params: SqlValue[] } =>
  step === OrderStep.settlePayment
    ? {
        sql: `paid_fen = $${first}, paid_at = $${first + 1}, lock_expires_at = $${first + 2}`,
        params: [amountFen, paidAt, lockDeadline(order, now)],
      }
    : { sql: `paid_fen = paid_fen + $${first}`, params: [amountFen] }

/**
 * Closes what money has made pointless: the small order that a big deposit took over, and after a part a live attempt for
 * more than is still owed beside the announced transfers.
 *
 * @param order - as it was before the step, locked; what the step paid is booked.
 */
export const closeBehindMoney = async (
  tx: Queryable,
  order: OrderRow,
  { amountFen, step }: AddedMoney,
  now: Date,
): Promise<void> => {
  if (step === OrderStep.settlePayment && order.linkedFen > 0) await closeLinked(tx, order.id, now)
  if (step !== OrderStep.settlePart) return
  const { dueFen, announcedFen } = await readBalanceSoFar(tx, order)
  await closeOverdrawing(tx, order.id, leftToPayFen(dueFen, announcedFen + amountFen), now)
}

/**
 * Adds money to an order that has just been moved by it, and closes what can no longer be paid: everything once all is
 * settled, else what would bring more than is left.
 *
 * @param order - as it was before the step, locked.
 */
export const addToOrder = async (tx: Queryable, order: OrderRow, money: AddedMoney, now: Date): Promise<void> => {
  const { sql, params } = moneySets(order, money, now, 2)
  await tx.query(`UPDATE orders SET ${sql} WHERE id = $1`, [order.id, ...params])
  await closeBehindMoney(tx, order, money, now)
  if (money.step !== OrderStep.settlePart) await closeLiveAttempts(tx, [order.id], now)
}
