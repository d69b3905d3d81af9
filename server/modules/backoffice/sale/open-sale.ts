import { Type, type Static } from 'typebox'
import { ErrorCode } from '@/wire/errors'
import { idText } from '@/wire/schemas/parts'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Database, Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { wakeOpenings } from '../../subscription/subscription-statements'
import { recordCall } from '../call/record-call'

/** Which deposit the marketing people put on sale. */
export const saleBody = Type.Object({ marketPostId: idText() })
export type SaleCall = Static<typeof saleBody>

/** Since when a deposit is on sale. */
export interface SaleReply {
  marketPostId: string
  startTime: string
}

const openNow = async (tx: Queryable, { marketPostId }: SaleCall, now: Date): Promise<SaleReply> => {
  const sale = await tx.one<{ startAt: Date; endAt: Date }>(
    `UPDATE allocation SET start_at = CASE WHEN end_at > $2 THEN least(start_at, $2) ELSE start_at END
     WHERE market_post_id = $1 RETURNING start_at AS "startAt", end_at AS "endAt"`,
    [marketPostId, now],
  )
  if (sale === undefined) throw new Refusal(ErrorCode.modelNotFound)
  if (sale.endAt <= now) throw new Refusal(ErrorCode.saleClosed)
  await wakeOpenings(tx, marketPostId, now)
  return { marketPostId, startTime: formatShanghai(sale.startAt.getTime()) }
}

/**
 * Opens the sale of a deposit now, where it would open later, and has those told who wait for it; its end stays. One
 * that is open already stays as it is.
 *
 * @throws Refusal modelNotFound for an unknown deposit, saleClosed when its end has passed, conflict for a replay.
 */
export const openSale = (database: Database, nonce: string, call: SaleCall, now: Date): Promise<SaleReply> =>
  database.transaction(async (tx) => {
    await recordCall(tx, { nonce, step: 'sale-opened', subject: call.marketPostId }, now)
    return openNow(tx, call, now)
  })
