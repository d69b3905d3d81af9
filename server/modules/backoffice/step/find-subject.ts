import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { findOrder, lockOrder } from '../../order-record/row/find-order'
import type { OrderRow } from '../../order-record/row/order-row'
import { LIVE } from '../../payment/attempt/attempt-codes'

/** What a call names: an order, and the payment of it, where the call names one. */
export interface Subject {
  order: OrderRow
  payNo: string | null
}

/** The newest comes first: a till's code may have served another payment long ago. */
const FIND = `SELECT id, NULL AS "payNo", 0 AS rank, created_at FROM orders WHERE order_no = $1
  UNION ALL SELECT order_id, pay_no, CASE WHEN status IN ${LIVE} THEN 0 ELSE 1 END, created_at FROM payment_attempt
  WHERE pay_no = $1 OR pos_code = $1 ORDER BY rank, created_at DESC LIMIT 1`

/**
 * Finds and locks what a call names: an order by its number, a transfer by its remark, a payment at a till by its code.
 *
 * @throws Refusal orderNotFound.
 */
export const lockSubject = async (tx: Queryable, name: string): Promise<Subject> => {
  const found = await tx.one<{ id: string; payNo: string | null }>(FIND, [name])
  if (found === undefined) throw new Refusal(ErrorCode.orderNotFound)
  await lockOrder(tx, found.id)
  // Read once it is held: whoever had it before may have changed its loan.
  const order = await findOrder(tx, found.id)
  if (order === undefined) throw new Refusal(ErrorCode.orderNotFound)
  return { order, payNo: found.payNo }
}
