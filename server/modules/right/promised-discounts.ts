import type { InBoth } from '@/language/language'
import { inBoth } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'

interface PromisedAmount {
  name: InBoth<string>
  fen: number
}

/** An amount off the price of a car, under the name that the poster gives it. */
export interface PromisedDiscount {
  name: InBoth<string>
  amountFen: number
}

/**
 * What a paid small order takes off the car beyond the money that it brings: it counts as more. Promised when it was placed;
 * nothing where its poster said nothing of it.
 */
export const discountOfSmallOrder = async (
  db: Queryable,
  smallId: string,
  paidFen: number,
): Promise<PromisedDiscount[]> => {
  const rows = await db.query<PromisedAmount>(
    `SELECT ${inBoth('right_rule', 'name', 'rule')} AS name, order_right.counts_as_fen AS fen
     FROM order_right JOIN right_rule rule ON rule.id = rule_id
     WHERE order_id = $1 AND order_right.counts_as_fen > $2 ORDER BY fen DESC LIMIT 1`,
    [smallId, paidFen],
  )
  return rows.map(({ name, fen }) => ({ name, amountFen: fen - paidFen }))
}

/** What the rights of a version take off the car. */
export const discountOfInterest = async (db: Queryable, code: string): Promise<PromisedDiscount[]> => {
  const rows = await db.query<PromisedAmount>(
    `SELECT ${inBoth('right_rule', 'name', 'rule')} AS name, off_fen AS fen
     FROM interest_right JOIN right_rule rule ON rule.id = rule_id
     WHERE code = $1 AND off_fen IS NOT NULL ORDER BY rule.sort`,
    [code],
  )
  return rows.map(({ name, fen }) => ({ name, amountFen: fen }))
}
