import type { Queryable } from '../../../db/queryable'

/** A car, or a person. */
export interface Bookable {
  id: string
  adviserSort: number | null
}

const FREE = `SELECT id, adviser_sort AS "adviserSort" FROM bookable WHERE store_id = $1 AND NOT EXISTS (
  SELECT FROM appointment_hold held WHERE held.bookable_id = bookable.id AND held.start_at = $2)`

/** A shop's cars of a model that nobody has at an hour. */
export const freeCars = (tx: Queryable, storeId: string, startAt: Date, modelId: string): Promise<Bookable[]> =>
  tx.query<Bookable>(`${FREE} AND model_id = $3 ORDER BY id`, [storeId, startAt, modelId])

/** A shop's people who are free at an hour. */
export const freeAdvisers = (tx: Queryable, storeId: string, startAt: Date): Promise<Bookable[]> =>
  tx.query<Bookable>(`${FREE} AND adviser_sort IS NOT NULL ORDER BY adviser_sort`, [storeId, startAt])

/** What an appointment has for an hour. */
export interface Hold {
  appointmentId: string
  bookableId: string
  startAt: Date
}

/** Holds something for an hour; false when somebody else was faster. */
export const holdFor = async (tx: Queryable, { appointmentId, bookableId, startAt }: Hold): Promise<boolean> => {
  const rows = await tx.query(
    `INSERT INTO appointment_hold (bookable_id, start_at, appointment_id) VALUES ($1, $2, $3)
     ON CONFLICT (bookable_id, start_at) DO NOTHING RETURNING bookable_id`,
    [bookableId, startAt, appointmentId],
  )
  return rows.length > 0
}

/** Gives back what an appointment has at any hour but one. */
export const releaseExcept = async (tx: Queryable, appointmentId: string, startAt: Date): Promise<void> => {
  await tx.query('DELETE FROM appointment_hold WHERE appointment_id = $1 AND start_at <> $2', [appointmentId, startAt])
}
