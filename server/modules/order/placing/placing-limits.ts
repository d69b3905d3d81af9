import { MINUTE_MS, SECOND_MS } from '@/domain/time/duration'
import { OrderStatus } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Statement } from '../../../db/together'
import { Refusal } from '../../../http/errors'
import type { KeyedRequest } from '../../idempotency/once'
import type { PlacingLimits } from '../../../env/placing-limits'

/** Who places, and under which key. */
export type KeyedPlacer = Pick<KeyedRequest, 'userId' | 'key' | 'session'>

/** Whose order of which model is about to be placed. */
export interface Placer {
  userId: string
  modelId: string
}

interface PlacedLately {
  unpaid: number
  recent: number
  oldestRecent: Date | null
}

const secondsUntil = (at: Date, now: Date): number => Math.max(1, Math.ceil((at.getTime() - now.getTime()) / SECOND_MS))

/**
 * Reads the account's phone and holds the account until the transaction ends: its placings come one after the other, so
 * that what `placedLately` counts after it is exact. Rows that refer to the account do not wait for it.
 */
export const heldPlacer = (userId: string): Statement<{ phone: string | null }> => ({
  sql: 'SELECT phone FROM account WHERE id = $1 FOR NO KEY UPDATE',
  params: [userId],
})

/** What was placed lately; to be read after the account is held, so that it is newer than the wait for it. */
export const placedLately = ({ userId, modelId }: Placer, now: Date): Statement<PlacedLately> => ({
  sql: `SELECT count(*) FILTER (WHERE status = ${OrderStatus.pendingPayment} AND model_id = $2) AS unpaid,
      count(*) FILTER (WHERE created_at > $3) AS recent, min(created_at) FILTER (WHERE created_at > $3) AS "oldestRecent"
    FROM orders WHERE user_id = $1`,
  params: [userId, modelId, new Date(now.getTime() - MINUTE_MS)],
  dates: ['oldestRecent'],
})

/**
 * SQL: whether what `placedLately` has read leaves room for one more. The limits are this server's own and never change.
 *
 * @param placed - the name of that statement.
 */
export const mayPlace = (placed: string, { unpaidOrdersOfModel, placingsAMinute }: PlacingLimits): string =>
  `EXISTS (SELECT FROM ${placed} WHERE unpaid < ${unpaidOrdersOfModel} AND recent < ${placingsAMinute})`

/**
 * Checks that a held account may place one more order (docs/rules/money-and-orders.md).
 *
 * @throws Refusal tooManyUnpaidOrders, placedTooOften with the seconds to wait.
 */
export const judgePlacings = (
  [placed]: readonly PlacedLately[],
  { unpaidOrdersOfModel, placingsAMinute }: PlacingLimits,
  now: Date,
): void => {
  if (placed === undefined) return
  if (placed.unpaid >= unpaidOrdersOfModel) throw new Refusal(ErrorCode.tooManyUnpaidOrders)
  if (placed.recent < placingsAMinute || placed.oldestRecent === null) return
  const freeAt = new Date(placed.oldestRecent.getTime() + MINUTE_MS)
  throw new Refusal(ErrorCode.placedTooOften, { retryAfterSeconds: secondsUntil(freeAt, now) })
}
