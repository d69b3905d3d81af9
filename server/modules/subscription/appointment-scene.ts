import { SubscriptionKind } from '@/wire/enums/subscription'
import { ConsultationType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { HOUR_MS } from '@/domain/time/duration'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { findAppointment } from '../appointment/appointment-statements'
import { messageTexts } from './message-texts'
import type { Scene } from './scene'
import { moveReminders } from './subscription-statements'

/** Time to set out; a day or three hours before, a text message came already. */
const BEFORE_START_MS = 2 * HOUR_MS

const sendTimeOf = (startAt: Date): Date => new Date(startAt.getTime() - BEFORE_START_MS)

/** The message of an appointment: two hours before it begins. */
export const appointmentScene: Scene = {
  ahead: async ({ database }, userId, id, now) => {
    const row = await findAppointment(database, userId, id)
    if (row === undefined) throw new Refusal(ErrorCode.appointmentNotFound)
    const sendAt = sendTimeOf(row.startAt)
    return row.outcome === null && sendAt > now
      ? [{ kind: SubscriptionKind.appointment, sendAt, tellsOf: row.startAt }]
      : []
  },
  say: async (db, userId, id) => {
    const row = await findAppointment(db, userId, id)
    return row === undefined || row.outcome !== null
      ? null
      : {
          subject: row.modelName,
          note:
            row.consultationType === ConsultationType.testDrive
              ? messageTexts[SubscriptionKind.appointment]
              : messageTexts.talk,
          page: `pages/drive-record/drive-detail/drive-detail?id=${id}`,
          at: row.startAt,
        }
  },
}

/** Lets the message of an appointment that was moved come before its new hour. */
export const followMove = (db: Queryable, id: string, startAt: Date): Promise<void> =>
  moveReminders(db, {
    subject: id,
    kind: SubscriptionKind.appointment,
    sendAt: sendTimeOf(startAt),
    tellsOf: startAt,
  })
