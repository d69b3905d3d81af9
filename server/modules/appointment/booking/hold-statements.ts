import type { Queryable } from '../../../db/queryable'
import { isTaken, type Asker } from '../calendar/asker'

/** A car, or a person. */
export interface Bookable {
  id: string
  adviserSort: number | null
}

const FREE = `SELECT id, adviser_sort AS "adviserSort" FROM bookable WHERE store_id = $1 AND NOT EXISTS (
  SELECT FROM appointment_hold held
  WHERE held.bookable_id = bookable.id AND held.start_at = $2 AND ${isTaken('$3', '$4')})`

/** A shop's cars of a model that nobody else has at an hour. */
export const freeCars = (
  tx: Queryable,
  { userId, now }: Asker,
  storeId: string,
  startAt: Date,
  modelId: string,
): Promise<Bookable[]> =>
  tx.query<Bookable>(`${FREE} AND model_id = $5 ORDER BY id`, [storeId, startAt, userId, now, modelId])

/** A shop's people who are free at an hour. */
export const freeAdvisers = (
  tx: Queryable,
  { userId, now }: Asker,
  storeId: string,
  startAt: Date,
): Promise<Bookable[]> =>
  tx.query<Bookable>(`${FREE} AND adviser_sort IS NOT NULL ORDER BY adviser_sort`, [storeId, startAt, userId, now])

/** What something is taken for: an appointment, or a customer who books, for as long. */
export type Purpose = { appointmentId: string } | { heldUntil: Date }

/** What is taken for an hour, and by whom. */
export interface Hold {
  bookableId: string
  startAt: Date
  purpose: Purpose
}

/**
 * Takes something for an hour, also over what the customer holds or nobody holds any more; false when somebody else was
 * faster.
 */
export const holdFor = async (
  tx: Queryable,
  { userId, now }: Asker,
  { bookableId, startAt, purpose }: Hold,
): Promise<boolean> => {
  const [appointmentId, heldFor, heldUntil] =
    'appointmentId' in purpose ? [purpose.appointmentId, null, null] : [null, userId, purpose.heldUntil]
  const rows = await tx.query(
    `INSERT INTO appointment_hold AS held (bookable_id, start_at, appointment_id, held_for, held_until)
     VALUES ($1, $2, $5, $6, $7)
     ON CONFLICT (bookable_id, start_at) DO UPDATE SET appointment_id = excluded.appointment_id,
       held_for = excluded.held_for, held_until = excluded.held_until WHERE NOT ${isTaken('$3', '$4')}
     RETURNING bookable_id`,
    [bookableId, startAt, userId, now, appointmentId, heldFor, heldUntil],
  )
  return rows.length > 0
}

/** Gives back what an appointment has at any hour but one. */
export const releaseExcept = async (tx: Queryable, appointmentId: string, startAt: Date): Promise<void> => {
  await tx.query('DELETE FROM appointment_hold WHERE appointment_id = $1 AND start_at <> $2', [appointmentId, startAt])
}

/**
 * Gives back what a customer holds, but for some of an hour. What another caller takes over at this moment is theirs: nobody
 * waits for it, so that two who take over from each other do not wait for each other.
 */
export const releaseHeld = async (
  tx: Queryable,
  userId: string,
  startAt: Date,
  keptIds: readonly string[],
): Promise<void> => {
  await tx.query(
    `DELETE FROM appointment_hold WHERE (bookable_id, start_at) IN (
       SELECT bookable_id, start_at FROM appointment_hold
       WHERE held_for = $1 AND (start_at <> $2 OR bookable_id <> ALL ($3::text[])) FOR UPDATE SKIP LOCKED)`,
    [userId, startAt, keptIds],
  )
}
