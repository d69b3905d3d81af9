import { randomUUID } from 'node:crypto'
import type { CouponCause } from '@/wire/enums/coupon'
import { DAY_MS } from '@/domain/time/duration'
import type { Queryable } from '../../db/queryable'
import { drawDigits } from '../../system/draw-digits'
import { insertCoupon, rulesFor, takeOfQuota, type GivingRule } from './coupon-statements'

/** Who gets a coupon, and for what: the same reference gives nothing again. */
export interface Gift {
  userId: string
  reference: string
}

const CODE_DIGITS = 14

/** What a shop scans: nobody guesses it, and no two are alike. */
const drawCode = (): string => `VC${drawDigits(CODE_DIGITS)}`

const endOf = ({ endAt, validDays }: GivingRule, now: Date): Date =>
  validDays === null ? endAt : new Date(Math.min(endAt.getTime(), now.getTime() + validDays * DAY_MS))

/** What came of giving: the coupon's id, or why there is none. */
export type Given = { id: string } | 'taken' | 'allGiven'

/** Gives a coupon by a rule, once for a reference and never more than its quota. */
export const giveByRule = async (
  tx: Queryable,
  rule: GivingRule,
  { userId, reference }: Gift,
  now: Date,
): Promise<Given> => {
  const id = randomUUID()
  const coupon = { id, ruleId: rule.id, userId, reference, code: drawCode(), givenAt: now, endAt: endOf(rule, now) }
  if (!(await insertCoupon(tx, coupon))) return 'taken'
  // The rule's row, which everybody wants, is locked last, and so for the shortest time.
  if (rule.quota !== null && !(await takeOfQuota(tx, rule.id))) return 'allGiven'
  return { id }
}

/** Gives an account every coupon of an occasion, each once for the reference. */
export const giveCoupons = async (tx: Queryable, cause: CouponCause, gift: Gift, now: Date): Promise<void> => {
  // None of them has a quota: what runs out is claimed by a code, where who comes too late is told.
  for (const rule of await rulesFor(tx, cause, now)) await giveByRule(tx, rule, gift, now)
}
