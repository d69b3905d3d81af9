import { randomUUID } from 'node:crypto'
import { language } from '@/language/current'
import { AppointmentLimit } from '@/wire/enums/appointment'
import { NotificationSwitch } from '@/wire/enums/notification'
import { ErrorCode } from '@/wire/errors'
import type { HourWait, WaitBody } from '@/wire/schemas/appointment'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { ServerContext } from '../../../context/server-context'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { timeText } from '../../../http/time-text'
import { kindsOff } from '../../notification/notification-statements'
import { holdAccount } from '../../session/hold-account'
import { startsToCome } from '../appointment-statements'
import { checkOwnHours } from '../booking/check-booker'
import { checkMovable } from '../booking/check-movable'
import { readStart } from '../booking/read-start'
import { checkBookedShop } from '../calendar/read-calendar'
import { slotAt } from '../calendar/slot-at'
import { earliestStart } from '../calendar/slots'
import { deleteWait, putWait, waitsFrom, type WaitRow } from './wait-statements'

type Needs = Pick<ServerContext, 'database' | 'clock'>

const viewOf = ({ startAt, toldAt, ...plain }: WaitRow): HourWait => ({
  ...plain,
  startTime: formatShanghai(startAt.getTime()),
  toldTime: timeText(toldAt),
})

/** The hours that a customer waits for, or was told of, while they can be booked. */
export const readWaits = async (db: Queryable, userId: string, now: Date): Promise<HourWait[]> =>
  (await waitsFrom(db, userId, earliestStart(now))).map(viewOf)

/** @throws Refusal tooManyWaits: what was told, and the hour itself, count no more. */
const checkCount = (waits: readonly HourWait[], { storeId, startTime }: WaitBody): void => {
  const others = waits.filter(
    (wait) => wait.toldTime === null && !(wait.storeId === storeId && wait.startTime === startTime),
  )
  if (others.length >= AppointmentLimit.waits) throw new Refusal(ErrorCode.tooManyWaits)
}

/**
 * Waits for a full hour of a shop, to book it or to move an appointment to it; again it waits for what was asked last.
 * Answers all that the customer waits for.
 *
 * @throws Refusal slotFree when it can be booked, slotTaken, shopClosedThen, shopNotFound, shopWithoutService,
 *   modelNotFound, appointmentAtSameTime, appointmentNotFound, appointmentChanged, tooManyWaits, driveMessagesOff,
 *   sessionExpired, invalidField.
 */
export const waitForHour = ({ database, clock }: Needs, userId: string, body: WaitBody): Promise<HourWait[]> =>
  database.transaction(async (tx) => {
    const now = clock.now()
    const { startTime, appointmentId, ...wish } = body
    const hour = { ...wish, startAt: readStart(startTime) }
    await holdAccount(tx, userId)
    checkOwnHours(await startsToCome(tx, userId, now), hour.startAt)
    if (appointmentId !== undefined) await checkMovable(tx, { userId, now }, appointmentId, wish)
    await checkBookedShop(tx, wish)
    if ((await slotAt(tx, hour, { userId, now })).left > 0) throw new Refusal(ErrorCode.slotFree)
    if ((await kindsOff(tx, userId)).includes(NotificationSwitch.appointments))
      throw new Refusal(ErrorCode.driveMessagesOff)
    checkCount(await readWaits(tx, userId, now), body)
    const movesId = appointmentId ?? null
    await putWait(tx, { ...hour, id: randomUUID(), userId, language: language(), movesId }, now)
    return readWaits(tx, userId, now)
  })

/**
 * Takes a wait back. Answers what the customer still waits for.
 *
 * @throws Refusal waitNotFound for an unknown one and another person's: they cannot be told apart.
 */
export const stopWaiting = async ({ database, clock }: Needs, userId: string, id: string): Promise<HourWait[]> => {
  if (!(await deleteWait(database, userId, id))) throw new Refusal(ErrorCode.waitNotFound)
  return readWaits(database, userId, clock.now())
}
