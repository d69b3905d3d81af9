import { AppointmentStatus } from '@/wire/enums/appointment'
import { ErrorCode } from '@/wire/errors'
import type { AppointmentDetail, CancelAppointmentBody, ChangeBody, RateBody } from '@/wire/schemas/appointment'
import type { ServerContext } from '../../../context/server-context'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { holdAccount } from '../../session/hold-account'
import type { AppointmentRow } from '../appointment-row'
import {
  endAppointment,
  lockAppointment,
  moveAppointment,
  setReason,
  setReview,
  startsToCome,
} from '../appointment-statements'
import { mayCancel, mayChange } from '../appointment-view'
import { reminderOf } from '../calendar/slots'
import { readAppointment } from '../read-appointments'
import { deleteWaitsAt } from '../waiting/wait-statements'
import { checkOwnHours } from './check-booker'
import { releaseExcept } from './hold-statements'
import { readStart } from './read-start'
import { takeHour } from './take-hour'
import { tellMove } from './tell-move'

type Needs = Pick<ServerContext, 'database' | 'clock'>

/** Changes one of a customer's appointments, which is held meanwhile, and answers what became of it. */
const changing = (
  { database, clock }: Needs,
  userId: string,
  id: string,
  work: (tx: Queryable, row: AppointmentRow, now: Date) => Promise<void>,
): Promise<AppointmentDetail> =>
  database.hotTransaction(async (tx) => {
    const now = clock.now()
    await holdAccount(tx, userId)
    const row = await lockAppointment(tx, userId, id)
    if (row === undefined) throw new Refusal(ErrorCode.appointmentNotFound)
    await work(tx, row, now)
    return readAppointment(tx, userId, id, now)
  })

/**
 * Moves an appointment to another hour of its shop, which confirms it anew. The hour that it has changes nothing.
 *
 * @throws Refusal appointmentNotFound, appointmentChanged when it is too late, slotTaken, shopClosedThen,
 *   appointmentAtSameTime, invalidField.
 */
export const changeHour = (needs: Needs, userId: string, body: ChangeBody): Promise<AppointmentDetail> =>
  changing(needs, userId, body.id, async (tx, row, now) => {
    const startAt = readStart(body.startTime)
    if (row.startAt.getTime() === startAt.getTime()) return
    if (!mayChange(row, now)) throw new Refusal(ErrorCode.appointmentChanged)
    checkOwnHours(await startsToCome(tx, userId, now), startAt)
    const adviserSort = await takeHour(tx, { userId, now }, { ...row, startAt }, { appointmentId: row.id })
    await releaseExcept(tx, row.id, startAt)
    const remindAt = reminderOf(startAt, now)
    await moveAppointment(tx, row.id, { startAt, adviserSort, remindAt, reason: body.reason ?? null })
    await deleteWaitsAt(tx, userId, startAt)
    await tellMove(tx, row.id, now)
  })

/**
 * Cancels an appointment; its hour is free again. Cancelling it once more changes nothing.
 *
 * @throws Refusal appointmentNotFound, appointmentChanged once it has begun or ended.
 */
export const cancelAppointment = (
  needs: Needs,
  userId: string,
  { id, reason }: CancelAppointmentBody,
): Promise<AppointmentDetail> =>
  changing(needs, userId, id, async (tx, row, now) => {
    if (row.outcome === AppointmentStatus.cancelled) return
    if (!mayCancel(row, now)) throw new Refusal(ErrorCode.appointmentChanged)
    if (reason !== undefined) await setReason(tx, id, reason)
    await endAppointment(tx, id, AppointmentStatus.cancelled, now)
  })

const isSameReview = (row: AppointmentRow, { stars, praise }: RateBody): boolean =>
  row.stars === stars && [...(row.praise ?? [])].sort().join() === [...praise].sort().join()

/**
 * Keeps the review of an appointment that took place. The same one again changes nothing.
 *
 * @throws Refusal appointmentNotFound, appointmentChanged unless it took place, alreadyRated for another review.
 */
export const rateAppointment = (needs: Needs, userId: string, body: RateBody): Promise<AppointmentDetail> =>
  changing(needs, userId, body.id, async (tx, row) => {
    if (row.outcome !== AppointmentStatus.done) throw new Refusal(ErrorCode.appointmentChanged)
    if (row.stars === null) return setReview(tx, body)
    if (!isSameReview(row, body)) throw new Refusal(ErrorCode.alreadyRated)
  })
