import type { FastifyInstance } from 'fastify'
import { devices, logoutDevice, logoutEverywhere } from '@/wire/endpoints/account'
import { DeviceId, LoggedInDevices, type LoggedInDevice } from '@/wire/schemas/account'
import { NoPayload, Nothing } from '@/wire/schemas/parts'
import { ErrorCode } from '@/wire/errors'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { Refusal } from '../../http/errors'
import { route } from '../../http/route'
import type { RouteContext } from '../../http/route-context'
import { holdAccount } from '../session/hold-account'
import { closeAllSessions, closeSessionOf, sessionsOf } from '../session/session-statements'
import { askingOf, unbindOthers, unbindSession } from './wechat-binding'

/** Where an account is logged in, and the ends of its logins (extensions). */
export const deviceModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  const listDevices = async ({ userId, user }: RouteContext<unknown>): Promise<LoggedInDevice[]> => {
    const sessions = await sessionsOf(database, userId, clock.now())
    return sessions.map(({ id, tokenHash, deviceName, createdAt, seenAt }) => ({
      id,
      name: deviceName,
      isThis: user !== null && tokenHash.equals(user.tokenHash),
      loggedInTime: formatShanghai(createdAt.getTime()),
      seenTime: formatShanghai(seenAt.getTime()),
    }))
  }

  /** `GET /common/user/devices`: the devices that are logged in. */
  route(app, devices, {
    schema: { request: NoPayload, reply: LoggedInDevices },
    handler: listDevices,
  })

  /**
   * `POST /common/user/logoutDevice`: ends one login, and its WeChat user's way in, and answers the others; 404 for one
   * that is not the user's.
   */
  route(app, logoutDevice, {
    schema: { request: DeviceId, reply: LoggedInDevices },
    handler: async (context) => {
      const { id } = context.payload
      const isEnded = await database.transaction(async (tx) => {
        await holdAccount(tx, context.userId)
        await unbindSession(tx, askingOf(context), id, clock.now())
        return closeSessionOf(tx, context.userId, id)
      })
      if (!isEnded) throw new Refusal(ErrorCode.notFound)
      return listDevices(context)
    },
  })

  /** `POST /common/user/logoutEverywhere`: ends every login, the one that asks too, and the way in of another WeChat user. */
  route(app, logoutEverywhere, {
    schema: { request: NoPayload, reply: Nothing },
    handler: async (context) => {
      await database.transaction(async (tx) => {
        // A login whose session is written and not yet seen has come before: it ends with the others.
        await holdAccount(tx, context.userId)
        await unbindOthers(tx, askingOf(context))
        await closeAllSessions(tx, context.userId)
      })
      return null
    },
  })
}
