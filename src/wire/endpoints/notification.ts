import { get, post } from '../endpoint'
import type { NotificationSetting, NotificationSettings } from '../schemas/notification'
import type { NoPayload } from '../schemas/parts'

export const settings = get<typeof NoPayload, typeof NotificationSettings>('/common/user/notifications', {
  extension: true,
})
export const turn = post<typeof NotificationSetting, typeof NotificationSettings>('/common/user/turnNotification', {
  extension: true,
})
