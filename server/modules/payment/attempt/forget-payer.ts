import type { Queryable } from '../../../db/queryable'

/** Takes what opened the provider's page, and the receipts of transfers, off the payments of an account. */
export const forgetPayerOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `UPDATE payment_attempt SET prepay = NULL, prepay_fresh_until = NULL, slips = '[]'
     FROM orders WHERE orders.id = order_id AND orders.user_id = $1`,
    [userId],
  )
}
