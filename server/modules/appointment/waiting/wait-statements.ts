import type { ConsultationType } from '@/wire/enums/vehicle'
import type { Language } from '@/language/language'
import { said } from '../../../db/content-columns'
import type { Queryable } from '../../../db/queryable'
import type { Hour } from '../calendar/slot-at'

/** Somebody's wish to be told of an hour. */
export interface WaitRow {
  id: string
  consultationType: ConsultationType
  storeId: string
  storeName: string
  modelId: string
  modelName: string
  startAt: Date
  /** The appointment that is to be moved to the hour, as long as it can be. */
  appointmentId: string | null
  toldAt: Date | null
}

/** An account's waits for hours from one on, the next first. */
export const waitsFrom = (db: Queryable, userId: string, from: Date): Promise<WaitRow[]> =>
  db.query<WaitRow>(
    `SELECT appointment_wait.id, appointment_wait.consultation_type AS "consultationType",
       appointment_wait.store_id AS "storeId", ${said('store', 'name')} AS "storeName",
       appointment_wait.model_id AS "modelId", ${said('model', 'name')} AS "modelName",
       appointment_wait.start_at AS "startAt", moved.id AS "appointmentId", told_at AS "toldAt"
     FROM appointment_wait
       JOIN store ON store.id = appointment_wait.store_id JOIN model ON model.id = appointment_wait.model_id
       LEFT JOIN appointment moved ON moved.user_id = $1 AND moved.id = moves_id
         AND moved.ended_at IS NULL AND moved.checked_in_at IS NULL AND moved.start_at >= $2
     WHERE appointment_wait.user_id = $1 AND appointment_wait.start_at >= $2
     ORDER BY appointment_wait.start_at, appointment_wait.store_id`,
    [userId, from],
  )

/** A wait to be written. */
export interface NewWait extends Hour {
  id: string
  userId: string
  language: Language
  /** The appointment that is to be moved to the hour. */
  movesId: string | null
}

/** Writes a wait; one that there is for the hour waits for this from now on, and anew where it was told. */
export const putWait = async (
  tx: Queryable,
  { id, userId, storeId, startAt, consultationType, modelId, language, movesId }: NewWait,
  now: Date,
): Promise<void> => {
  await tx.query(
    `INSERT INTO appointment_wait
       (id, user_id, store_id, start_at, consultation_type, model_id, language, moves_id, asked_at, look_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     ON CONFLICT (user_id, store_id, start_at) DO UPDATE SET consultation_type = excluded.consultation_type,
       model_id = excluded.model_id, language = excluded.language, moves_id = excluded.moves_id, asked_at = excluded.asked_at,
       look_at = excluded.look_at, told_at = NULL`,
    [id, userId, storeId, startAt, consultationType, modelId, language, movesId, now],
  )
}

/** Takes one of an account's waits; false when it has no such. */
export const deleteWait = async (tx: Queryable, userId: string, id: string): Promise<boolean> => {
  const sql = 'DELETE FROM appointment_wait WHERE user_id = $1 AND id = $2 RETURNING id'
  return (await tx.one(sql, [userId, id])) !== undefined
}

/** Takes what an account waits for at an hour, at whichever shop: it has one. */
export const deleteWaitsAt = async (tx: Queryable, userId: string, startAt: Date): Promise<void> => {
  await tx.query('DELETE FROM appointment_wait WHERE user_id = $1 AND start_at = $2', [userId, startAt])
}

/** Takes the waits of an account that ends. */
export const forgetWaitsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM appointment_wait WHERE user_id = $1', [userId])
}
