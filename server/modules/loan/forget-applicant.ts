import type { Queryable } from '../../db/queryable'

/** Takes papers and the bank's words off the applications of an account; the terms name nobody and stay. */
export const forgetApplicantOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `UPDATE loan_application SET papers = '[]', reason = NULL
     FROM orders WHERE orders.id = order_id AND orders.user_id = $1`,
    [userId],
  )
}
