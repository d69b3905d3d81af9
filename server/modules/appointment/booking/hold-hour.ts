import type { HeldHour, HoldBody } from '@/wire/schemas/appointment'
import { MINUTE_MS } from '@/domain/time/duration'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { ServerContext } from '../../../context/server-context'
import { checkBookedShop } from '../calendar/read-calendar'
import { checkBooker } from './check-booker'
import { checkMovable } from './check-movable'
import { readStart } from './read-start'
import { takeHour } from './take-hour'

/** Long enough to fill in the page. */
const HOLD_MS = 5 * MINUTE_MS

/**
 * Holds an hour for a customer while they book it, or move an appointment to it, in place of any other that they hold; the
 * same again is held anew.
 *
 * @throws Refusal slotTaken, shopClosedThen, shopNotFound, shopWithoutService, modelNotFound, appointmentAtSameTime,
 *   tooManyAppointments, appointmentNotFound, appointmentChanged, sessionExpired, invalidField.
 */
export const holdHour = (
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  userId: string,
  { startTime, appointmentId, ...wish }: HoldBody,
): Promise<HeldHour> =>
  database.hotTransaction(async (tx) => {
    const now = clock.now()
    const startAt = readStart(startTime)
    await checkBooker(tx, { userId, now, movesId: appointmentId }, startAt)
    if (appointmentId !== undefined) await checkMovable(tx, { userId, now }, appointmentId, wish)
    await checkBookedShop(tx, wish)
    const heldUntil = new Date(now.getTime() + HOLD_MS)
    await takeHour(tx, { userId, now }, { ...wish, startAt }, { heldUntil })
    return { expirationTime: formatShanghai(heldUntil.getTime()) }
  })
