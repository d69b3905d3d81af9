import type { Queryable } from '../../db/queryable'
import { comesWith } from './poster-rights'

/** Gives a new order the rights that its poster promises. */
export const giveRights = async (tx: Queryable, orderId: string): Promise<void> => {
  await tx.query(
    `INSERT INTO order_right (id, order_id, rule_id, counts_as_fen, quantity)
     SELECT gen_random_uuid(), orders.id, rule.id, rule.counts_as_fen, rule.quantity
     FROM orders JOIN allocation_right USING (market_post_id) JOIN right_rule rule ON rule.id = rule_id
     WHERE orders.id = $1 AND ${comesWith('order_type')}`,
    [orderId],
  )
}

/**
 * Gives an order the rights of its version, in place of those of another version that it was ordered with before. One that
 * was used stays.
 */
export const giveInterest = async (tx: Queryable, orderId: string, code: string | null): Promise<void> => {
  await tx.query(
    `DELETE FROM order_right WHERE order_id = $1 AND used = 0 AND rule_id IN (SELECT rule_id FROM interest_right)`,
    [orderId],
  )
  await tx.query(
    `INSERT INTO order_right (id, order_id, rule_id, quantity)
     SELECT gen_random_uuid(), $1, rule.id, rule.quantity
     FROM interest_right JOIN right_rule rule ON rule.id = rule_id WHERE code = $2 ON CONFLICT DO NOTHING`,
    [orderId, code],
  )
}
