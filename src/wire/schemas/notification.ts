import { Type, type Static } from 'typebox'
import { NotificationKind } from '../enums/notification'
import { flag, valueOf } from './parts'

/** Whether a kind of messages comes (extension). */
export const NotificationSetting = Type.Object({ kind: valueOf(NotificationKind), isOn: flag() })
export type NotificationSetting = Static<typeof NotificationSetting>

/** Every kind once. */
export const NotificationSettings = Type.Array(NotificationSetting)
