import { OrderType } from '@/wire/enums/order'
import { inBoth, said } from '../../db/content-columns'

const ON_POSTER =
  'FROM allocation_right JOIN right_rule rule ON rule.id = rule_id WHERE allocation_right.market_post_id ='

/**
 * SQL: what a deposit's poster promises, in the language of the request.
 *
 * @param alias - what the statement calls the allocation.
 */
export const posterRights = (alias: string): string =>
  `ARRAY(SELECT ${said('right_rule', 'name', 'rule')} ${ON_POSTER} ${alias}.market_post_id ORDER BY allocation_right.sort)`

/** SQL: that a right comes with an order by itself. What a small deposit counts as comes with the small order. */
export const comesWith = (orderType: string): string =>
  `(rule.counts_as_fen IS NULL OR ${orderType} = ${OrderType.small})`

/** SQL: what of it an order of the deposit will hold. */
export const promisedRights = (alias: string): string =>
  `ARRAY(SELECT ${said('right_rule', 'name', 'rule')} ${ON_POSTER} ${alias}.market_post_id
    AND ${comesWith(`${alias}.type`)} ORDER BY allocation_right.sort)`

/** SQL: what an order of a deposit is placed with, in both languages. */
export const orderedRights = (alias: string): string =>
  `(SELECT jsonb_build_object('en', coalesce(jsonb_agg(text -> 'en' ORDER BY sort), '[]'),
      'zh', coalesce(jsonb_agg(text -> 'zh' ORDER BY sort), '[]'))
    FROM (SELECT ${inBoth('right_rule', 'name', 'rule')} AS text, allocation_right.sort
      ${ON_POSTER} ${alias}.market_post_id AND ${comesWith(`${alias}.type`)}) promised)`
