import type { InBoth } from '@/language/language'
import type { CouponCause } from '@/wire/enums/coupon'
import type { OrderType } from '@/wire/enums/order'
import { inBoth, said } from '../../db/content-columns'

/** A coupon with the rule that it was given by. */
export interface CouponRow {
  id: string
  code: string
  name: string
  /** The name in both languages, for the order that keeps it. */
  names: InBoth<string>
  unit: string
  place: string
  amountFen: number | null
  shareBp: number | null
  ceilingFen: number | null
  quantity: number | null
  orderType: OrderType | null
  modelIds: string[] | null
  modelNames: string[]
  storeIds: string[] | null
  shopNames: string[]
  minTotalFen: number
  addsToOthers: boolean
  cause: CouponCause
  givenAt: Date
  startAt: Date
  endAt: Date
  orderId: string | null
  orderNo: string | null
  /** When the order that has it was paid. */
  paidAt: Date | null
  spentAt: Date | null
  spentPlace: string | null
}

/** Reads coupons under the names of `CouponRow`; a WHERE clause on `coupon` follows. */
export const selectCoupons = (): string => `
  SELECT coupon.id, coupon.code, ${said('coupon_rule', 'name', 'rule')} AS name,
    ${inBoth('coupon_rule', 'name', 'rule')} AS names, ${said('coupon_rule', 'unit', 'rule')} AS unit,
    ${said('coupon_rule', 'place', 'rule')} AS place,
    rule.amount_fen AS "amountFen", share_bp AS "shareBp", ceiling_fen AS "ceilingFen", quantity,
    rule.order_type AS "orderType", model_ids AS "modelIds", store_ids AS "storeIds",
    ARRAY(SELECT ${said('model', 'name')} FROM model WHERE model.id = ANY (model_ids) ORDER BY sort) AS "modelNames",
    ARRAY(SELECT ${said('store', 'name')} FROM store WHERE store.id = ANY (store_ids) ORDER BY store.id) AS "shopNames",
    min_total_fen AS "minTotalFen", adds_to_others AS "addsToOthers", cause, given_at AS "givenAt",
    start_at AS "startAt", coupon.end_at AS "endAt", order_id AS "orderId", order_no AS "orderNo",
    orders.paid_at AS "paidAt", spent_at AS "spentAt", ${said('store', 'name', 'spent')} AS "spentPlace"
  FROM coupon JOIN coupon_rule rule ON rule.id = rule_id LEFT JOIN orders ON orders.id = order_id
    LEFT JOIN store spent ON spent.id = spent_store_id`
