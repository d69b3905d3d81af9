import type { Queryable } from './queryable'

/**
 * From here on the transaction sees the database as it is at its next statement, whatever others commit, and only reads.
 * To be called before anything else in it.
 */
export const seeOneMoment = async (tx: Queryable): Promise<void> => {
  await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
}
