import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { findOwnOrder, lockOrder } from '../order-record/row/find-order'
import type { OrderRow } from '../order-record/row/order-row'
import type { AttemptRow } from '../payment/attempt/attempt-row'
import { findAttempt } from '../payment/attempt/attempt-statements'

/** One's own payment with its order. */
export interface OwnPayment {
  order: OrderRow
  attempt: AttemptRow
}

/**
 * A shopper's own payment.
 *
 * @throws Refusal paymentNotFound for an unknown or another user's, or one of a deleted order.
 */
export const findOwnPayment = async (db: Queryable, userId: string, payNo: string): Promise<OwnPayment> => {
  const attempt = await findAttempt(db, payNo)
  const order = attempt && (await findOwnOrder(db, userId, attempt.orderId).catch(asMissing))
  if (attempt === undefined || order === undefined) throw new Refusal(ErrorCode.paymentNotFound)
  return { order, attempt }
}

/** The same with its order locked until the transaction ends, so that nobody else moves either. */
export const lockOwnPayment = async (tx: Queryable, userId: string, payNo: string): Promise<OwnPayment> => {
  const { order } = await findOwnPayment(tx, userId, payNo)
  await lockOrder(tx, order.id)
  return findOwnPayment(tx, userId, payNo)
}

const asMissing = (error: unknown): undefined => {
  if (error instanceof Refusal) return undefined
  throw error
}
