import { Type, type Static } from 'typebox'
import { NotificationSwitch } from '../enums/notification'
import { flag, valueOf } from './parts'

/** Whether a kind of messages comes, and whether reminders wait at night (extension). */
export const NotificationSetting = Type.Object({ kind: valueOf(NotificationSwitch), isOn: flag() })
export type NotificationSetting = Static<typeof NotificationSetting>

/** Each once. */
export const NotificationSettings = Type.Array(NotificationSetting)
