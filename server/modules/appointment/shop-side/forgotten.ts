import { AppointmentStatus } from '@/wire/enums/appointment'
import { DAY_MS } from '@/domain/time/duration'
import { isReady, type DueWork } from '../../../db/due-work'
import type { Database } from '../../../db/queryable'
import { endAppointment } from '../appointment-statements'
import { completeAppointment } from './complete'

/** How long a shop has to say what became of an appointment. */
const PATIENCE_MS = DAY_MS
const BATCH_SIZE = 50
const NAME = 'forgotten'

const IS_DUE = 'ended_at IS NULL AND start_at < $2'

const tooLongAgo = (now: Date): Date => new Date(now.getTime() - PATIENCE_MS)

/** Who was checked in has been there, anybody else was missed. */
const endOne = (database: Database, { id }: { id: string }, now: Date): Promise<void> =>
  database.transaction(async (tx) => {
    const forgotten = await tx.one<{ checkedInAt: Date | null }>(
      `SELECT checked_in_at AS "checkedInAt" FROM appointment WHERE id = $1 AND ${IS_DUE} FOR UPDATE SKIP LOCKED`,
      [id, tooLongAgo(now)],
    )
    if (forgotten === undefined) return
    await (forgotten.checkedInAt === null
      ? endAppointment(tx, id, AppointmentStatus.missed, now)
      : completeAppointment(tx, id, now))
  })

/** Ending what a shop has forgotten to end, a day after it began. */
export const forgottenAppointments: DueWork = {
  name: NAME,
  listDue: (db, now) =>
    db.query(
      `SELECT id FROM appointment WHERE ${IS_DUE} AND ${isReady(NAME, 'appointment.id')} ORDER BY start_at LIMIT $3`,
      [now, tooLongAgo(now), BATCH_SIZE],
    ),
  doOne: endOne,
}
