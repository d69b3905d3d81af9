import { NotificationSwitch } from '@/wire/enums/notification'
import type { SalesServiceType } from '@/wire/enums/vehicle'
import type { Language } from '@/language/language'
import { MINUTE_MS } from '@/domain/time/duration'
import { inBoth } from '../../../db/content-columns'
import type { Queryable } from '../../../db/queryable'
import { isOff } from '../../notification/notification-statements'
import type { Hour } from '../calendar/slot-at'

/** How often it is looked whether an hour is free; a process that has taken a wait has as long for it. */
const LOOK_EVERY_MS = MINUTE_MS

/** Who waits for what, and is told in the language that it was asked in. */
export interface DueWait extends Hour {
  id: string
  /** When it was asked for, or asked for anew: the same row is another wish then. */
  askedAt: Date
  /** Until when nobody else looks at it. */
  takenUntil: Date
  phone: string
  language: Language
  shop: Record<Language, string>
  /** What the shop does. */
  services: SalesServiceType[]
  /** The model is still offered. */
  isOffered: boolean
  /** They have not turned messages about test drives off. */
  isWanted: boolean
  /** They want none at night. */
  isQuietAtNight: boolean
}

const takenFrom = (now: Date): Date => new Date(now.getTime() + LOOK_EVERY_MS)

/** Takes waits that are to be looked at; each comes again in a minute. */
export const takeDueWaits = (db: Queryable, now: Date, limit: number): Promise<DueWait[]> =>
  db.query<DueWait>(
    `UPDATE appointment_wait SET look_at = $2 FROM account, store, model WHERE appointment_wait.id IN (
       SELECT id FROM appointment_wait WHERE look_at <= $1 ORDER BY look_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       AND account.id = user_id AND store.id = store_id AND model.id = model_id
     RETURNING appointment_wait.id, asked_at AS "askedAt", look_at AS "takenUntil", account.phone, language,
       ${inBoth('store', 'name')} AS shop, services, store_id AS "storeId", start_at AS "startAt",
       consultation_type AS "consultationType", model_id AS "modelId",
       model.withdrawn_at IS NULL AS "isOffered",
       NOT ${isOff('account.id', NotificationSwitch.appointments)} AS "isWanted",
       NOT ${isOff('account.id', NotificationSwitch.quietHours)} AS "isQuietAtNight"`,
    [now, takenFrom(now), limit],
  )

/** SQL: the wait ($1) is the one that was taken, and was not asked for anew ($2) meanwhile. */
const AS_TAKEN = 'id = $1 AND asked_at = $2'

/** Marks a wait as told: nothing more comes of it, and it goes once the hour begins. */
export const markTold = async (db: Queryable, { id, askedAt }: DueWait, now: Date): Promise<void> => {
  const sql = `UPDATE appointment_wait SET told_at = $3, look_at = start_at WHERE ${AS_TAKEN}`
  await db.query(sql, [id, askedAt, now])
}

/** Looks again no sooner than this; false where it has ended, or another process has taken it over. */
export const holdWait = async (db: Queryable, { id, askedAt, takenUntil }: DueWait, until: Date): Promise<boolean> => {
  const sql = `UPDATE appointment_wait SET look_at = $4 WHERE ${AS_TAKEN} AND look_at = $3 RETURNING id`
  return (await db.one(sql, [id, askedAt, takenUntil, until])) !== undefined
}

/** Takes a wait anew for as long as telling it lasts, since others of its batch came first; false as `holdWait`. */
export const takeToTell = (db: Queryable, wait: DueWait, now: Date): Promise<boolean> =>
  holdWait(db, wait, takenFrom(now))

/** Takes a wait that has ended. */
export const dropWait = async (db: Queryable, { id, askedAt }: DueWait): Promise<void> => {
  await db.query(`DELETE FROM appointment_wait WHERE ${AS_TAKEN}`, [id, askedAt])
}
