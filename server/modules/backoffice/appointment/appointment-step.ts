import { Type, type Static } from 'typebox'
import { AppointmentStatus } from '@/wire/enums/appointment'
import { ErrorCode } from '@/wire/errors'
import { idText, valueOf } from '@/wire/schemas/parts'
import type { Database, Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { endAppointment } from '../../appointment/appointment-statements'
import { completeAppointment } from '../../appointment/shop-side/complete'
import {
  isKnownCode,
  lockOpenByCode,
  setCheckedIn,
  setConfirmed,
  setDriven,
  type OpenAppointment,
} from '../../appointment/shop-side/office-statements'
import { recordCall } from '../call/record-call'

/** What a shop says of an appointment. */
export const AppointmentStep = {
  confirmed: 'drive-confirmed',
  arrived: 'drive-arrived',
  done: 'drive-done',
  missed: 'drive-missed',
} as const
export type AppointmentStep = (typeof AppointmentStep)[keyof typeof AppointmentStep]

export const appointmentStepBody = Type.Object({
  step: valueOf(AppointmentStep),
  code: idText('What the customer shows'),
  metres: Type.Optional(Type.Integer({ minimum: 0, description: 'How far was driven' })),
})
export type AppointmentStepCall = Static<typeof appointmentStepBody>

type Take = (tx: Queryable, appointment: OpenAppointment, call: AppointmentStepCall, now: Date) => Promise<void>

const takers: Record<AppointmentStep, Take> = {
  [AppointmentStep.confirmed]: (tx, { id }, _call, now) => setConfirmed(tx, id, now),
  [AppointmentStep.arrived]: async (tx, { id, checkedInAt }, _call, now) => {
    // A code lets in once: a second scan is somebody else with a picture of it.
    if (checkedInAt !== null) throw new Refusal(ErrorCode.appointmentChanged)
    await setCheckedIn(tx, id, now)
  },
  [AppointmentStep.done]: async (tx, { id, checkedInAt }, { metres }, now) => {
    if (checkedInAt === null) throw new Refusal(ErrorCode.appointmentChanged)
    if (metres !== undefined) await setDriven(tx, id, metres)
    await completeAppointment(tx, id, now)
  },
  [AppointmentStep.missed]: async (tx, { id, startAt, checkedInAt }, _call, now) => {
    if (checkedInAt !== null || now < startAt) throw new Refusal(ErrorCode.appointmentChanged)
    await endAppointment(tx, id, AppointmentStatus.missed, now)
  },
}

/**
 * Takes a shop's step of an appointment.
 *
 * @throws Refusal appointmentNotFound for an unknown code, appointmentChanged for one that has ended, was scanned already, is
 *   done without a scan, or missed before it began; conflict for a replay.
 */
export const takeAppointmentStep = (
  database: Database,
  nonce: string,
  call: AppointmentStepCall,
  now: Date,
): Promise<AppointmentStepCall> =>
  database.transaction(async (tx) => {
    const { step, code } = call
    await recordCall(tx, { nonce, step, subject: code }, now)
    const appointment = await lockOpenByCode(tx, code)
    if (appointment === undefined) {
      const isKnown = await isKnownCode(tx, code)
      throw new Refusal(isKnown ? ErrorCode.appointmentChanged : ErrorCode.appointmentNotFound)
    }
    await takers[step](tx, appointment, call, now)
    return call
  })
