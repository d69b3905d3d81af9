import { Type, type Static } from 'typebox'
import { MINUTE_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { OrderStatus } from '@/wire/enums/order'
import type { Database, Queryable } from '../../../db/queryable'
import { TURN_MS } from '../../sale-line/line-policy'
import { prolongTurns } from '../../sale-line/line-statements'
import { recordCall } from '../call/record-call'

const MAX_MINUTES = 1_440
const MAX_REASON = 120
const SUBJECT = 'app'
/** Whoever could not pay or withdraw meanwhile has as long afterwards. */
const MORE_MS = 60 * MINUTE_MS

const sentence = () => Type.String({ minLength: 1, maxLength: MAX_REASON })

/** How long the app is to be closed from now on, and what readers of either language are told. */
export const closureBody = Type.Object({
  minutes: Type.Integer({ minimum: 1, maximum: MAX_MINUTES }),
  reason: sentence(),
  zh: sentence(),
})
export type ClosureCall = Static<typeof closureBody>

/** The end of it takes nothing. */
export const reopeningBody = Type.Object({})

/**
 * Gives the orders that are unpaid, or about to lock, an hour from an instant on; who has longer keeps it. An order whose
 * time ran out since the app was closed waits for it; one whose time had run out before ends.
 */
const giveAnHour = async (tx: Queryable, beganAt: Date, from: Date): Promise<void> => {
  const until = new Date(from.getTime() + MORE_MS)
  await tx.query(
    `UPDATE orders SET expires_at = $1 WHERE status = ${OrderStatus.pendingPayment} AND expires_at > $2 AND expires_at < $1`,
    [until, beganAt],
  )
  await tx.query(`UPDATE orders SET lock_expires_at = $1 WHERE status = ${OrderStatus.paid} AND lock_expires_at < $1`, [
    until,
  ])
}

const close = async (tx: Queryable, { reason, zh }: ClosureCall, now: Date, endsAt: Date): Promise<void> => {
  const closed = await tx.one<{ beganAt: Date }>(
    `INSERT INTO closure (began_at, ends_at, reason, zh) VALUES ($1, $2, $3, jsonb_build_object('reason', $4::text))
     ON CONFLICT (is_only) DO UPDATE SET ends_at = excluded.ends_at, reason = excluded.reason, zh = excluded.zh,
       began_at = CASE WHEN closure.over_at IS NULL THEN closure.began_at ELSE excluded.began_at END, over_at = NULL
     RETURNING began_at AS "beganAt"`,
    [now, endsAt, reason, zh],
  )
  await giveAnHour(tx, closed?.beganAt ?? now, endsAt)
}

/**
 * Closes the app for maintenance, or moves the end of it. An order that would end unpaid or lock until then, or soon after,
 * gets an hour after the planned end.
 *
 * @throws Refusal conflict for a replay.
 */
export const closeApp = (
  database: Database,
  nonce: string,
  call: ClosureCall,
  now: Date,
): Promise<{ endTime: string }> =>
  database.transaction(async (tx) => {
    await recordCall(tx, { nonce, step: 'maintenance', subject: SUBJECT }, now)
    const endsAt = new Date(now.getTime() + call.minutes * MINUTE_MS)
    await close(tx, call, now, endsAt)
    return { endTime: formatShanghai(endsAt.getTime()) }
  })

/**
 * Opens the app again; one that is open stays open. What the closure took beyond its plan is given back: an order has an
 * hour from now on, a turn in a line all of its time.
 *
 * @throws Refusal conflict for a replay.
 */
export const reopenApp = (database: Database, nonce: string, now: Date): Promise<{ isOpen: true }> =>
  database.transaction(async (tx) => {
    await recordCall(tx, { nonce, step: 'maintenance-over', subject: SUBJECT }, now)
    const sql = 'UPDATE closure SET over_at = $1 WHERE over_at IS NULL RETURNING began_at AS "beganAt"'
    const ended = await tx.one<{ beganAt: Date }>(sql, [now])
    if (ended === undefined) return { isOpen: true }
    await giveAnHour(tx, ended.beganAt, now)
    await prolongTurns(tx, ended.beganAt, new Date(now.getTime() + TURN_MS))
    return { isOpen: true }
  })
