import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { author } from '../../../system/author'

/** A call of the back office that is about to be taken. */
export interface TakenCall {
  nonce: string
  step: string
  /** What it was about, by the name it came with. */
  subject: string
  orderId?: string
}

/**
 * Remembers a call and who made it, in the transaction that does what it says.
 *
 * @throws Refusal conflict for a replay: the same nonce again.
 */
export const recordCall = async (tx: Queryable, call: TakenCall, at: Date): Promise<void> => {
  const { actor, requestId } = author()
  const rows = await tx.query(
    `INSERT INTO back_office_call (nonce, step, order_id, subject, actor, request_id, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (nonce) DO NOTHING RETURNING nonce`,
    [call.nonce, call.step, call.orderId ?? null, call.subject, actor, requestId, at],
  )
  if (rows.length === 0) throw new Refusal(ErrorCode.conflict)
}
