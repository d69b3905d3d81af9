import type { Queryable } from '../../db/queryable'

/** Takes own words, the shopper's and the back office's, off the refunds of an account; what caused them stays. */
export const forgetReasonsOf = async (tx: Queryable, userId: string): Promise<void> => {
  // A granted refund has a note, be it an empty one.
  await tx.query(
    `UPDATE refund SET reason = NULL, note = CASE WHEN note IS NOT NULL THEN '' END
     FROM orders WHERE orders.id = order_id AND orders.user_id = $1`,
    [userId],
  )
}
