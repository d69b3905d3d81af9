import type { Database } from '../../../db/queryable'
import { IN_TILLS_HAND, LIVE } from './attempt-codes'
import { closedFrom } from './attempt-statements'

/**
 * Closes the parts whose time to be paid is over; a provider is told by the worker then. A deposit ends with its order,
 * and a card that a till is charging with the till's word. Returns how many were closed.
 */
export const expireAttempts = async (database: Database, now: Date): Promise<number> => {
  const closed = await database.query(
    `UPDATE payment_attempt SET ${closedFrom('$1')}
     WHERE purpose = 'balance' AND expires_at <= $1 AND status IN ${LIVE} AND NOT (${IN_TILLS_HAND})
     RETURNING pay_no`,
    [now],
  )
  return closed.length
}
