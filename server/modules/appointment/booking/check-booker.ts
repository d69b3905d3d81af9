import { AppointmentLimit } from '@/wire/enums/appointment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { holdAccount } from '../../session/hold-account'
import { startsToCome, type ToCome } from '../appointment-statements'

/** @throws Refusal appointmentAtSameTime: nobody is at two places. */
export const checkOwnHours = (starts: readonly { startAt: Date }[], startAt: Date): void => {
  if (starts.some((other) => other.startAt.getTime() === startAt.getTime()))
    throw new Refusal(ErrorCode.appointmentAtSameTime)
}

/**
 * Looks whether a customer may book an hour, or have an appointment moved to it, and holds their account meanwhile.
 *
 * @throws Refusal appointmentAtSameTime, tooManyAppointments, sessionExpired.
 */
export const checkBooker = async (tx: Queryable, booker: ToCome, startAt: Date): Promise<void> => {
  await holdAccount(tx, booker.userId)
  const starts = await startsToCome(tx, booker)
  checkOwnHours(starts, startAt)
  if (starts.length >= AppointmentLimit.upcoming) throw new Refusal(ErrorCode.tooManyAppointments)
}
