import { isReady } from '../../../db/due-work'
import type { Queryable } from '../../../db/queryable'

const BATCH_SIZE = 50

/**
 * A batch of the orders for which a condition has come true, but for those that `work` has put off.
 *
 * @param isDue - SQL of rows of `orders`; $1 is now.
 */
export const listDueOrders = (db: Queryable, work: string, isDue: string, now: Date): Promise<{ id: string }[]> =>
  db.query<{ id: string }>(
    `SELECT id FROM orders WHERE ${isDue} AND ${isReady(work, 'orders.id')} ORDER BY id LIMIT $2`,
    [now, BATCH_SIZE],
  )

/** Holds one of them for this transaction; false where another process has it, or was faster. */
export const holdDueOrder = async (tx: Queryable, id: string, isDue: string, now: Date): Promise<boolean> => {
  const sql = `SELECT id FROM orders WHERE ${isDue} AND id = $2 FOR UPDATE SKIP LOCKED`
  return (await tx.one(sql, [now, id])) !== undefined
}
