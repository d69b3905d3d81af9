import { Type, type Static } from 'typebox'
import { idText } from '@/wire/schemas/parts'
import type { Database } from '../../../db/queryable'
import { author } from '../../../system/author'
import { spendRight } from '../../right/spend-right'
import { recordCall } from '../call/record-call'

const MOST_AT_ONCE = 100_000

/** What was used of which right of an order, and what names it. */
export const useBody = Type.Object({
  orderNo: idText(),
  right: idText(),
  amount: Type.Integer({ minimum: 1, maximum: MOST_AT_ONCE }),
  reference: idText(),
})
export type UseCall = Static<typeof useBody>

/** What is left of the right. */
export interface UseReply {
  rightName: string
  left: number
  whole: number
  unit: string
}

/**
 * Takes what was used off a right, once for its reference.
 *
 * @throws Refusal as `spendRight`; conflict for a replay.
 */
export const recordUse = (database: Database, nonce: string, call: UseCall, now: Date): Promise<UseReply> =>
  database.transaction(async (tx) => {
    const { orderNo, right: ruleId, amount, reference } = call
    await recordCall(tx, { nonce, step: 'right-used', subject: reference }, now)
    const { name, quantity, used, unit } = await spendRight(
      tx,
      { orderNo, ruleId, amount, reference, by: author().actor },
      now,
    )
    const whole = quantity ?? 0
    return { rightName: name, left: whole - used, whole, unit }
  })
