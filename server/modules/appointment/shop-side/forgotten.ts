import { AppointmentStatus } from '@/wire/enums/appointment'
import { DAY_MS } from '@/domain/time/duration'
import type { Database } from '../../../db/queryable'
import { endAppointment } from '../appointment-statements'
import { completeAppointment } from './complete'

/** How long a shop has to say what became of an appointment. */
const PATIENCE_MS = DAY_MS
const BATCH_SIZE = 50

/**
 * Ends what a shop has forgotten to end, a day after it began: who was checked in has been there, anybody else was missed.
 * Returns how many there were.
 */
export const endForgotten = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (tx) => {
    const forgotten = await tx.query<{ id: string; checkedInAt: Date | null }>(
      `SELECT id, checked_in_at AS "checkedInAt" FROM appointment WHERE ended_at IS NULL AND start_at < $1
       ORDER BY start_at LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [new Date(now.getTime() - PATIENCE_MS), BATCH_SIZE],
    )
    for (const { id, checkedInAt } of forgotten)
      await (checkedInAt === null
        ? endAppointment(tx, id, AppointmentStatus.missed, now)
        : completeAppointment(tx, id, now))
    return forgotten.length
  })
