import { AppointmentLimit, AppointmentScope, AppointmentStatus } from '@/wire/enums/appointment'
import { ClientPlatform } from '@/wire/enums/platform'
import type { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentPageQuery, BookBody, RateBody } from '@/wire/schemas/appointment'
import type { Language } from '@/language/language'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'
import { pageOffset } from '../../http/page-offset'
import { APPOINTMENT_DATES, selectAppointments, type AppointmentRow, type Outcome } from './appointment-row'

/** One appointment of an account. */
export const findAppointment = (db: Queryable, userId: string, id: string): Promise<AppointmentRow | undefined> =>
  db.one<AppointmentRow>(`${selectAppointments()} WHERE appointment.id = $1 AND appointment.user_id = $2`, [id, userId])

/** The same, held until the transaction ends, so that one change follows the other. */
export const lockAppointment = (tx: Queryable, userId: string, id: string): Promise<AppointmentRow | undefined> =>
  tx.one<AppointmentRow>(
    `${selectAppointments()} WHERE appointment.id = $1 AND appointment.user_id = $2 FOR UPDATE OF appointment`,
    [id, userId],
  )

/** SQL: when an appointment is over. */
const END_AT = `start_at + interval '${AppointmentLimit.minutes} minutes'`

/**
 * SQL: the appointments of an account ($1) in a list ($2) at a moment ($3); what is over is to come no more, though no shop
 * has ended it.
 */
const LISTED = `appointment.user_id = $1 AND $2 = CASE
  WHEN outcome IN (${AppointmentStatus.cancelled}, ${AppointmentStatus.missed}) THEN ${AppointmentScope.cancelled}
  WHEN outcome IS NULL AND ${END_AT} > $3 THEN ${AppointmentScope.upcoming}
  ELSE ${AppointmentScope.done} END`

/** A page of an account's appointments: those to come from the next on, those of before from the last one back. */
export const appointmentsOfPage = (
  userId: string,
  { scope, ...page }: AppointmentPageQuery,
  now: Date,
): Statement<AppointmentRow> => {
  const order = scope === AppointmentScope.upcoming ? 'ASC' : 'DESC'
  return {
    sql: `${selectAppointments()} WHERE ${LISTED} ORDER BY start_at ${order}, appointment.id LIMIT $4 OFFSET $5`,
    params: [userId, scope, now, page.size, pageOffset(page)],
    dates: APPOINTMENT_DATES,
  }
}

/** How many there are on all its pages. */
export const appointmentCount = (userId: string, scope: AppointmentScope, now: Date): Statement<{ total: number }> => ({
  sql: `SELECT count(*) AS total FROM appointment WHERE ${LISTED}`,
  params: [userId, scope, now],
})

/** When an appointment begins, whoever has it. */
export const findStart = (db: Queryable, id: string): Promise<{ startAt: Date } | undefined> =>
  db.one('SELECT start_at AS "startAt" FROM appointment WHERE id = $1', [id])

/** An appointment that is open, and when it begins. */
export interface Start {
  id: string
  startAt: Date
}

/** The appointments of an account that are open and whose hour is not over, whatever the shop has said yet. */
export const startsToCome = (tx: Queryable, userId: string, now: Date): Promise<Start[]> =>
  tx.query(
    `SELECT id, start_at AS "startAt" FROM appointment
     WHERE user_id = $1 AND ended_at IS NULL AND ${END_AT} > $2`,
    [userId, now],
  )

/** An appointment to be written. */
export interface NewAppointment extends Omit<BookBody, 'startTime' | 'clientPlatform' | 'agreements'> {
  id: string
  userId: string
  startAt: Date
  adviserSort: number
  code: string
  language: Language
  createdAt: Date
  remindAt: Date | null
}

/** Writes an appointment. */
export const insertAppointment = async (tx: Queryable, one: NewAppointment): Promise<void> => {
  await tx.query(
    `INSERT INTO appointment (id, user_id, consultation_type, client_platform, store_id, model_id, adviser_sort, start_at,
       driver_name, code, language, created_at, remind_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      one.id,
      one.userId,
      one.consultationType,
      ClientPlatform.miniProgram,
      one.storeId,
      one.modelId,
      one.adviserSort,
      one.startAt,
      one.driverName,
      one.code,
      one.language,
      one.createdAt,
      one.remindAt,
    ],
  )
}

/** What is new when an appointment is moved; the shop has to confirm it again. */
export interface Move {
  startAt: Date
  adviserSort: number
  remindAt: Date | null
  reason: number | null
}

export const moveAppointment = async (
  tx: Queryable,
  id: string,
  { startAt, adviserSort, remindAt, reason }: Move,
): Promise<void> => {
  await tx.query(
    `UPDATE appointment SET start_at = $2, adviser_sort = $3, remind_at = $4, change_reason = $5, confirmed_at = NULL
     WHERE id = $1`,
    [id, startAt, adviserSort, remindAt, reason],
  )
}

/** Keeps why an appointment was given up. */
export const setReason = async (tx: Queryable, id: string, reason: number): Promise<void> => {
  await tx.query('UPDATE appointment SET change_reason = $2 WHERE id = $1', [id, reason])
}

/** Ends an open appointment; whatever it held is free again. Says whose it was, and what for. */
export const endAppointment = async (tx: Queryable, id: string, outcome: Outcome, at: Date) => {
  await tx.query('DELETE FROM appointment_hold WHERE appointment_id = $1', [id])
  return tx.one<{ userId: string; consultationType: ConsultationType }>(
    `UPDATE appointment SET outcome = $2, ended_at = $3, remind_at = NULL WHERE id = $1
     RETURNING user_id AS "userId", consultation_type AS "consultationType"`,
    [id, outcome, at],
  )
}

export const setReview = async (tx: Queryable, { id, stars, praise }: RateBody): Promise<void> => {
  await tx.query('UPDATE appointment SET stars = $2, praise = $3 WHERE id = $1', [id, stars, praise])
}

/** Takes the appointments of an account that ends. */
export const forgetAppointmentsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query(
    `DELETE FROM appointment_hold
     WHERE held_for = $1 OR appointment_id IN (SELECT id FROM appointment WHERE user_id = $1)`,
    [userId],
  )
  await tx.query('DELETE FROM appointment WHERE user_id = $1', [userId])
}

/** Erases for whom an account's appointments were. */
export const forgetDriversOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query("UPDATE appointment SET driver_name = '' WHERE user_id = $1", [userId])
}
