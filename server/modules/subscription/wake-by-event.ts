import type { Queryable } from '../../db/queryable'
import { findStart } from '../appointment/appointment-statements'
import { APPOINTMENT_MOVED, type AppointmentMoved } from '../appointment/booking/tell-move'
import { followMove } from './appointment-scene'
import { kindOfEvent } from './order-scene'
import { wakeMessages } from './subscription-statements'

const ORDER_EVENT = 'order.'

/** An event of the outbox, as far as messages go. */
interface Happened {
  kind: string
  payload: object
}

/** Where an appointment stands now counts, not what a late event tells of. */
const followAppointment = async (db: Queryable, id: string): Promise<void> => {
  const start = await findStart(db, id)
  if (start !== undefined) await followMove(db, id, start.startAt)
}

/**
 * Lets the messages fall due that wait for an event of an order, and those of an appointment follow its hour. The event may
 * come more than once.
 */
export const wakeByEvent = async (db: Queryable, { kind, payload }: Happened, now: Date): Promise<void> => {
  if (kind === APPOINTMENT_MOVED) return followAppointment(db, (payload as AppointmentMoved).appointmentId)
  const awaited = kind.startsWith(ORDER_EVENT) ? kindOfEvent[kind.slice(ORDER_EVENT.length)] : undefined
  if (awaited === undefined || !('orderId' in payload) || typeof payload.orderId !== 'string') return
  await wakeMessages(db, payload.orderId, awaited, now)
}
