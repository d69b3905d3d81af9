import { NotificationSwitch } from '@/wire/enums/notification'
import type { Language } from '@/language/language'
import { MINUTE_MS } from '@/domain/time/duration'
import { inBoth } from '../../../db/content-columns'
import type { Queryable } from '../../../db/queryable'
import { isOff } from '../../notification/notification-statements'

/** A process that takes a reminder has this long before another one takes it over. */
const LEASE_MS = MINUTE_MS

/** Who is reminded of what, in the language that it was booked in. */
export interface DueReminder {
  id: string
  /** Until when nobody else sends it. */
  takenUntil: Date
  phone: string
  language: Language
  shop: Record<Language, string>
  startAt: Date
  /** They have not turned reminders off. */
  isWanted: boolean
  /** They want none at night. */
  isQuietAtNight: boolean
}

const takenFrom = (now: Date): Date => new Date(now.getTime() + LEASE_MS)

/** Takes reminders that are due; each comes again unless it is marked as sent. */
export const takeDueReminders = (db: Queryable, now: Date, limit: number): Promise<DueReminder[]> =>
  db.query<DueReminder>(
    `UPDATE appointment SET remind_at = $2 FROM account, store WHERE appointment.id IN (
       SELECT id FROM appointment WHERE remind_at <= $1 ORDER BY remind_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       AND account.id = appointment.user_id AND store.id = appointment.store_id
     RETURNING appointment.id, remind_at AS "takenUntil", account.phone, language, ${inBoth('store', 'name')} AS shop,
       start_at AS "startAt",
       NOT ${isOff('account.id', NotificationSwitch.appointments)} AS "isWanted",
       NOT ${isOff('account.id', NotificationSwitch.quietHours)} AS "isQuietAtNight"`,
    [now, takenFrom(now), limit],
  )

/** Marks a reminder as done, unless the appointment was moved meanwhile: then a new one is due. */
export const markReminded = async (db: Queryable, { id, startAt }: DueReminder): Promise<void> => {
  await db.query('UPDATE appointment SET remind_at = NULL WHERE id = $1 AND start_at = $2', [id, startAt])
}

/**
 * Puts a reminder off until later; false where the appointment was moved or has ended, or another process has taken it over.
 */
export const holdReminder = async (
  db: Queryable,
  { id, startAt, takenUntil }: DueReminder,
  until: Date,
): Promise<boolean> => {
  const sql = 'UPDATE appointment SET remind_at = $4 WHERE id = $1 AND start_at = $2 AND remind_at = $3 RETURNING id'
  return (await db.one(sql, [id, startAt, takenUntil, until])) !== undefined
}

/** Takes a reminder anew for as long as sending it lasts, since others of its batch came first; false as `holdReminder`. */
export const takeToRemind = (db: Queryable, reminder: DueReminder, now: Date): Promise<boolean> =>
  holdReminder(db, reminder, takenFrom(now))
