import type { Queryable } from '../../../db/queryable'

/** The event of the outbox that an appointment has another hour. */
export const APPOINTMENT_MOVED = 'appointment.moved'

/** What the event says. */
export interface AppointmentMoved {
  appointmentId: string
}

/** Tells whoever counted on the hour of an appointment, once the transaction is kept. */
export const tellMove = async (tx: Queryable, appointmentId: string, now: Date): Promise<void> => {
  const payload: AppointmentMoved = { appointmentId }
  await tx.query(
    `INSERT INTO outbox (kind, reference, payload, next_try_at, created_at)
     VALUES ($1, gen_random_uuid()::text, $2, $3, $3)`,
    [APPOINTMENT_MOVED, JSON.stringify(payload), now],
  )
}
