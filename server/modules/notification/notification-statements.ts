import type { NotificationSetting } from '@/wire/schemas/notification'
import { NotificationSwitch } from '@/wire/enums/notification'
import type { Queryable } from '../../db/queryable'
import { LIVING_ACCOUNT } from '../session/hold-account'

/** Whether somebody has turned something off, for a statement that knows their id by this column. */
export const isOff = (userColumn: string, kind: NotificationSwitch): string =>
  `EXISTS (SELECT FROM notification_off WHERE notification_off.user_id = ${userColumn} AND kind = '${kind}')`

/** What somebody has turned off. */
export const kindsOff = async (db: Queryable, userId: string): Promise<NotificationSwitch[]> => {
  const rows = await db.query<{ kind: NotificationSwitch }>('SELECT kind FROM notification_off WHERE user_id = $1', [
    userId,
  ])
  return rows.map(({ kind }) => kind)
}

/** Every switch, and whether it is on. */
export const readSettings = async (db: Queryable, userId: string): Promise<NotificationSetting[]> => {
  const off = await kindsOff(db, userId)
  return Object.values(NotificationSwitch).map((kind) => ({ kind, isOn: !off.includes(kind) }))
}

/** Turns one on or off; again is as once. */
export const putSetting = async (
  db: Queryable,
  userId: string,
  { kind, isOn }: NotificationSetting,
  now: Date,
): Promise<void> => {
  if (isOn) {
    await db.query('DELETE FROM notification_off WHERE user_id = $1 AND kind = $2', [userId, kind])
    return
  }
  await db.query(
    `INSERT INTO notification_off (user_id, kind, since) SELECT living.id, $2, $3 FROM ${LIVING_ACCOUNT}
     ON CONFLICT DO NOTHING`,
    [userId, kind, now],
  )
}

/** Forgets what an account did not want. */
export const forgetNotificationsOf = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.query('DELETE FROM notification_off WHERE user_id = $1', [userId])
}
