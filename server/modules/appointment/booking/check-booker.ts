import { AppointmentLimit } from '@/wire/enums/appointment'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { holdAccount } from '../../session/hold-account'
import { startsToCome, type Start } from '../appointment-statements'

/** Who wants an hour, and which of their appointments is to be moved to it, if one is. */
interface Booker {
  userId: string
  now: Date
  movesId?: string | undefined
}

/** @throws Refusal appointmentAtSameTime: nobody is at two places. */
export const checkOwnHours = (starts: readonly Pick<Start, 'startAt'>[], startAt: Date): void => {
  if (starts.some((other) => other.startAt.getTime() === startAt.getTime()))
    throw new Refusal(ErrorCode.appointmentAtSameTime)
}

/**
 * Looks whether a customer may book an hour, or move an appointment to it, and holds their account meanwhile. One that has
 * been moved to that hour is there already.
 *
 * @throws Refusal appointmentAtSameTime, tooManyAppointments, sessionExpired.
 */
export const checkBooker = async (tx: Queryable, { userId, now, movesId }: Booker, startAt: Date): Promise<void> => {
  await holdAccount(tx, userId)
  const starts = await startsToCome(tx, userId, now)
  checkOwnHours(starts, startAt)
  if (starts.filter(({ id }) => id !== movesId).length >= AppointmentLimit.upcoming)
    throw new Refusal(ErrorCode.tooManyAppointments)
}
