import type { PosPayment } from '@/wire/schemas/balance'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { attemptView } from '../payment/attempt/attempt-row'
import { findOwnPayment } from './own-payment'

/**
 * Where a payment at a till stands.
 *
 * @throws Refusal paymentNotFound for an unknown or another user's payment, and one that has no code.
 */
export const posPayment = async (db: Queryable, userId: string, payNo: string): Promise<PosPayment> => {
  const { order, attempt } = await findOwnPayment(db, userId, payNo)
  if (attempt.posCode === null) throw new Refusal(ErrorCode.paymentNotFound)
  const { storeName, shopAddress, locationX, locationY } = order.place.store
  return { attempt: attemptView(attempt), code: attempt.posCode, storeName, shopAddress, locationX, locationY }
}
