import type { Queryable } from '../../db/queryable'

/** Takes a shopper's own words off the refunds of an account; what caused them stays. The provider wants a word. */
export const forgetReasonsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(`UPDATE refund SET reason = 'Refund' FROM orders WHERE orders.id = order_id AND orders.user_id = $1`, [
    userId,
  ])
}
