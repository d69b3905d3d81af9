import type { CouponCause } from '@/wire/enums/coupon'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { selectCoupons, type CouponRow } from './coupon-row'

/** More than anybody has; a list beyond it would show the first to end. */
const MOST_LISTED = 500

/** An account's coupons that had not ended at a moment, those that end first before the others. */
export const listCoupons = (db: Queryable, userId: string, notEndedAt: Date): Promise<CouponRow[]> =>
  db.query<CouponRow>(
    `${selectCoupons()} WHERE coupon.user_id = $1 AND coupon.end_at > $2 ORDER BY coupon.end_at, coupon.id LIMIT $3`,
    [userId, notEndedAt, MOST_LISTED],
  )

/** One coupon of an account. */
export const findCoupon = (db: Queryable, userId: string, id: string): Promise<CouponRow | undefined> =>
  db.one<CouponRow>(`${selectCoupons()} WHERE coupon.id = $1 AND coupon.user_id = $2`, [id, userId])

/** How many of an account's coupons are not used and have not ended at a moment, and how many of them have begun. */
export const countCoupons = async (
  db: Queryable,
  userId: string,
  now: Date,
): Promise<{ unused: number; usable: number }> => {
  const row = await db.one<{ unused: number; usable: number }>(
    `SELECT count(*) AS unused, count(*) FILTER (WHERE rule.start_at <= $2) AS usable
     FROM coupon JOIN coupon_rule rule ON rule.id = rule_id
     WHERE user_id = $1 AND coupon.end_at > $2 AND order_id IS NULL AND spent_at IS NULL`,
    [userId, now],
  )
  return row ?? { unused: 0, usable: 0 }
}

/** What a coupon is given by. */
export interface GivingRule {
  id: string
  quota: number | null
  endAt: Date
  validDays: number | null
}

const SELECT_RULE = 'SELECT id, quota, end_at AS "endAt", valid_days AS "validDays" FROM coupon_rule'

/** The rules that give on an occasion at a moment. */
export const rulesFor = (db: Queryable, cause: CouponCause, now: Date): Promise<GivingRule[]> =>
  db.query<GivingRule>(`${SELECT_RULE} WHERE cause = $1 AND end_at > $2 ORDER BY id`, [cause, now])

/** What the coupons are called that an occasion gives at a moment. */
export const namesFor = async (db: Queryable, cause: CouponCause, now: Date): Promise<string[]> => {
  const rows = await db.query<{ name: string }>(
    `SELECT ${said('coupon_rule', 'name')} AS name FROM coupon_rule WHERE cause = $1 AND end_at > $2 ORDER BY id`,
    [cause, now],
  )
  return rows.map(({ name }) => name)
}

/** The rule that a typed code stands for at a moment. */
export const ruleOfCode = (db: Queryable, claimCode: string, now: Date): Promise<GivingRule | undefined> =>
  db.one<GivingRule>(`${SELECT_RULE} WHERE claim_code = $1 AND end_at > $2`, [claimCode, now])

/** Takes one of a rule's quota; false when all were given. The row stays locked until the transaction ends. */
export const takeOfQuota = async (tx: Queryable, ruleId: string): Promise<boolean> => {
  const rows = await tx.query('UPDATE coupon_rule SET given = given + 1 WHERE id = $1 AND given < quota RETURNING id', [
    ruleId,
  ])
  return rows.length > 0
}

/** A coupon to be written. */
export interface NewCoupon {
  id: string
  ruleId: string
  userId: string
  reference: string
  code: string
  givenAt: Date
  endAt: Date
}

/** Writes a coupon; false when the account has one for this reference. */
export const insertCoupon = async (tx: Queryable, coupon: NewCoupon): Promise<boolean> => {
  const rows = await tx.query(
    `INSERT INTO coupon (id, rule_id, user_id, reference, code, given_at, end_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (rule_id, user_id, reference) DO NOTHING RETURNING id`,
    [coupon.id, coupon.ruleId, coupon.userId, coupon.reference, coupon.code, coupon.givenAt, coupon.endAt],
  )
  return rows.length > 0
}

/** Takes the unused coupons of an account that ends, and what it typed. */
export const forgetCouponsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM coupon_code_tries WHERE user_id = $1', [userId])
  await tx.query('DELETE FROM coupon WHERE user_id = $1 AND order_id IS NULL AND spent_at IS NULL', [userId])
}
