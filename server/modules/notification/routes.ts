import type { FastifyInstance } from 'fastify'
import { settings, turn } from '@/wire/endpoints/notification'
import { NotificationSetting, NotificationSettings } from '@/wire/schemas/notification'
import { NoPayload } from '@/wire/schemas/parts'
import { route } from '../../http/route'
import { putSetting, readSettings } from './notification-statements'

/** Which messages come (extensions; docs/rules/notifications.md). */
export const notificationModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `GET /common/user/notifications`: every kind, and whether it comes. */
  route(app, settings, {
    schema: { request: NoPayload, reply: NotificationSettings },
    handler: ({ userId }) => readSettings(database, userId),
  })

  /** `POST /common/user/turnNotification`: turns one on or off, and answers all. */
  route(app, turn, {
    schema: { request: NotificationSetting, reply: NotificationSettings },
    handler: async ({ userId, payload }) => {
      await putSetting(database, userId, payload, clock.now())
      return readSettings(database, userId)
    },
  })
}
