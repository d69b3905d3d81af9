import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'

/** What the coupon of a code is called, and when it was spent at a shop. */
export const couponOfCode = (
  db: Queryable,
  code: string,
): Promise<{ name: string; spentAt: Date | null } | undefined> =>
  db.one(
    `SELECT ${said('coupon_rule', 'name', 'rule')} AS name, spent_at AS "spentAt"
     FROM coupon JOIN coupon_rule rule ON rule.id = rule_id
     WHERE code = $1`,
    [code],
  )

/** Where and by whom a coupon is spent. */
export interface Spending {
  code: string
  storeId: string
  by: string
}

/** Spends a coupon that is for a shop; false when it cannot be spent there, or not again. */
export const spendCoupon = async (tx: Queryable, { code, storeId, by }: Spending, now: Date): Promise<boolean> => {
  const rows = await tx.query(
    `UPDATE coupon SET spent_at = $3, spent_store_id = $2, spent_by = $4 FROM coupon_rule rule
     WHERE code = $1 AND rule.id = rule_id AND rule.order_type IS NULL AND rule.start_at <= $3 AND coupon.end_at > $3
       AND spent_at IS NULL AND (store_ids IS NULL OR $2 = ANY (store_ids))
     RETURNING coupon.id`,
    [code, storeId, now, by],
  )
  return rows.length > 0
}
