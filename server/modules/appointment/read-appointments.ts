import type { Appointment, AppointmentDetail, AppointmentPageQuery } from '@/wire/schemas/appointment'
import type { Page } from '@/wire/schemas/page'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { readPage } from '../../db/read-page'
import { Refusal } from '../../http/errors'
import { appointmentCount, appointmentsOfPage, findAppointment } from './appointment-statements'
import { appointmentView } from './appointment-view'

/** A page of a customer's appointments. */
export const readAppointments = (
  db: Queryable,
  userId: string,
  query: AppointmentPageQuery,
  now: Date,
): Promise<Page<Appointment>> => {
  const asked = { rows: appointmentsOfPage(userId, query, now), count: appointmentCount(userId, query.scope, now) }
  return readPage(db, asked, query, (row) => appointmentView(row, now))
}

/**
 * A customer's own appointment with its code.
 *
 * @throws Refusal appointmentNotFound for an unknown one and another person's: they cannot be told apart.
 */
export const readAppointment = async (
  db: Queryable,
  userId: string,
  id: string,
  now: Date,
): Promise<AppointmentDetail> => {
  const row = await findAppointment(db, userId, id)
  if (row === undefined) throw new Refusal(ErrorCode.appointmentNotFound)
  return { ...appointmentView(row, now), code: row.code }
}
