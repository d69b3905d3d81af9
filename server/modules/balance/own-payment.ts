import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { together, type RowsOf, type Statement } from '../../db/together'
import { Refusal } from '../../http/errors'
import { lockOrder } from '../order-record/row/find-order'
import { ORDER_COLUMNS, ORDER_DATES, sayOrder, type OrderRow, type WrittenOrder } from '../order-record/row/order-row'
import type { AttemptRow } from '../payment/attempt/attempt-row'
import { attemptOf } from '../payment/attempt/attempt-statements'

/** One's own payment with its order. */
export interface OwnPayment {
  order: OrderRow
  attempt: AttemptRow
}

const orderOfAttempt = (userId: string): Statement<WrittenOrder> => ({
  sql: `SELECT ${ORDER_COLUMNS} FROM orders
    WHERE id IN (SELECT "orderId" FROM attempt) AND user_id = $1 AND deleted_at IS NULL`,
  params: [userId],
  dates: ORDER_DATES,
})

/** A payment, and the shopper's own order that it is for. */
export const ownPayment = (userId: string, payNo: string) => ({
  attempt: attemptOf(payNo),
  order: orderOfAttempt(userId),
})

/**
 * The payment that was read.
 *
 * @throws Refusal paymentNotFound for an unknown or another user's, or one of a deleted order.
 */
export const thePayment = ({
  attempt: [attempt],
  order: [order],
}: RowsOf<ReturnType<typeof ownPayment>>): OwnPayment => {
  if (attempt === undefined || order === undefined) throw new Refusal(ErrorCode.paymentNotFound)
  return { attempt, order: sayOrder(order) }
}

/** Reads it by itself. @throws Refusal paymentNotFound. */
export const findOwnPayment = async (db: Queryable, userId: string, payNo: string): Promise<OwnPayment> =>
  thePayment(await together(db, ownPayment(userId, payNo)))

/** The same with its order locked until the transaction ends, so that nobody else moves either. */
export const lockOwnPayment = async (tx: Queryable, userId: string, payNo: string): Promise<OwnPayment> => {
  const { order } = await findOwnPayment(tx, userId, payNo)
  await lockOrder(tx, order.id)
  return findOwnPayment(tx, userId, payNo)
}
