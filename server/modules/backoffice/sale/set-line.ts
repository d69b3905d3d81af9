import { Type, type Static } from 'typebox'
import { ErrorCode } from '@/wire/errors'
import { idText } from '@/wire/schemas/parts'
import type { Database } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { recordCall } from '../call/record-call'

const MAX_A_MINUTE = 100_000

/** Which deposit is a hot opening, and how many are let in a minute; 0 ends its line. */
export const lineBody = Type.Object({
  marketPostId: idText(),
  letInAMinute: Type.Integer({ minimum: 0, maximum: MAX_A_MINUTE }),
})
export type LineCall = Static<typeof lineBody>

/**
 * Gives a deposit a line, changes its pace or takes the line away (docs/rules/sale-line.md).
 *
 * @throws Refusal modelNotFound for an unknown deposit, conflict for a replay.
 */
export const setLine = (database: Database, nonce: string, call: LineCall, now: Date): Promise<LineCall> =>
  database.transaction(async (tx) => {
    const { marketPostId, letInAMinute } = call
    await recordCall(tx, { nonce, step: 'sale-line', subject: marketPostId }, now)
    const row = await tx.one(
      'UPDATE allocation SET let_in_a_minute = nullif($2, 0) WHERE market_post_id = $1 RETURNING market_post_id',
      [marketPostId, letInAMinute],
    )
    if (row === undefined) throw new Refusal(ErrorCode.modelNotFound)
    return call
  })
