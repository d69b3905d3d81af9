import type { OrderType } from '@/wire/enums/order'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'
import { comesWith } from './poster-rights'

/** An order as its poster looks at it. */
interface PromisedOrder {
  id: string
  marketPostId: string
  orderType: OrderType
}

/**
 * Gives a new order the rights that its poster promises.
 *
 * @param when - SQL of what must be true.
 */
export const newRights = ({ id, marketPostId, orderType }: PromisedOrder, when: string): Statement => ({
  sql: `INSERT INTO order_right (id, order_id, rule_id, counts_as_fen, quantity)
    SELECT gen_random_uuid(), $1, rule.id, rule.counts_as_fen, rule.quantity
    FROM allocation_right JOIN right_rule rule ON rule.id = rule_id
    WHERE market_post_id = $2 AND ${comesWith('$3::smallint')} AND ${when} RETURNING id`,
  params: [id, marketPostId, orderType],
})

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
