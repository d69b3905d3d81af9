import type { NotificationSetting } from '@/wire/schemas/notification'
import * as endpoints from '@/wire/endpoints/notification'
import { call, type CallOptions } from '../request/call'

/** Which kinds of messages come. */
export const fetchNotifications = (options?: CallOptions): Promise<NotificationSetting[]> =>
  call(endpoints.settings, {}, options)

/** Turns a kind on or off, and reads them all. */
export const turnNotification = (setting: NotificationSetting, options?: CallOptions): Promise<NotificationSetting[]> =>
  call(endpoints.turn, setting, options)
