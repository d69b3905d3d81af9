import { randomUUID } from 'node:crypto'
import { language } from '@/language/current'
import { book } from '@/wire/endpoints/appointment'
import type { AppointmentDetail, BookBody } from '@/wire/schemas/appointment'
import type { ServerContext } from '../../../context/server-context'
import { readName } from '../../../http/read-name'
import { drawDoorCode } from '../../../system/draw-door-code'
import { acceptStatement } from '../../agreement/accept-statement'
import { once } from '../../idempotency/once'
import { insertAppointment } from '../appointment-statements'
import { reminderOf } from '../calendar/slots'
import { checkBookedShop } from '../calendar/read-calendar'
import { readAppointment } from '../read-appointments'
import { deleteWaitsAt } from '../waiting/wait-statements'
import { checkBooker } from './check-booker'
import { readStart } from './read-start'
import { takeHour } from './take-hour'

/**
 * Books an hour at a shop: once for a key, and never more than the shop has cars and people.
 *
 * @throws Refusal slotTaken, shopClosedThen, shopNotFound, shopWithoutService, modelNotFound, appointmentAtSameTime,
 *   tooManyAppointments, agreementsNotAccepted, agreementOutdated, idempotencyKeyReused, sessionExpired, invalidField.
 */
export const bookHour = (
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  userId: string,
  key: string,
  body: BookBody,
): Promise<AppointmentDetail> =>
  database.hotTransaction(async (tx) => {
    const now = clock.now()
    // The key keeps no name: what was booked is read anew, as it is by now.
    const { id } = await once(tx, { userId, key, path: book.path, body }, now, async () => {
      const startAt = readStart(body.startTime)
      await checkBooker(tx, { userId, now }, startAt)
      await checkBookedShop(tx, body)
      const { agreements, startTime: _, clientPlatform: __, ...wish } = body
      await acceptStatement(tx, { userId, agreements }, now)
      const made = randomUUID()
      const adviserSort = await takeHour(tx, { userId, now }, { ...wish, startAt }, { appointmentId: made })
      await insertAppointment(tx, {
        ...wish,
        id: made,
        userId,
        startAt,
        adviserSort,
        driverName: readName(body.driverName, 'driverName'),
        code: drawDoorCode(),
        language: language(),
        createdAt: now,
        remindAt: reminderOf(startAt, now),
      })
      await deleteWaitsAt(tx, userId, startAt)
      return { id: made }
    })
    return readAppointment(tx, userId, id, now)
  })
