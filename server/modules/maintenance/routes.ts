import type { FastifyInstance } from 'fastify'
import { maintenance } from '@/wire/endpoints/common'
import { ErrorCode } from '@/wire/errors'
import { Maintenance } from '@/wire/schemas/maintenance'
import { NoPayload } from '@/wire/schemas/parts'
import { formatShanghai } from '@/domain/time/shanghai-time'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { route } from '../../http/route'
import { createGlance } from './glance'
import { findClosure, isClosed, LOOK_EVERY_MS } from './closure-statements'

const maintenanceAt = async (db: Queryable, now: Date): Promise<Maintenance> => {
  const closure = await findClosure(db, now)
  if (closure === undefined) return { closure: null }
  const { reason, beganAt, endsAt } = closure
  return {
    closure: {
      reason,
      beginTime: formatShanghai(beganAt.getTime()),
      endTime: formatShanghai(endsAt.getTime()),
    },
  }
}

/**
 * While the app is closed its endpoints answer 503, all but the one that says why. What calls from outside goes on: the
 * back office, the notices of payments, the files, the checks of health.
 */
export const maintenanceModule = (app: FastifyInstance): void => {
  const { clock } = app
  const { recent } = app.database
  const glance = createGlance(
    clock,
    LOOK_EVERY_MS,
    () => isClosed(recent),
    (error) => app.log.error({ err: error }, 'nobody knows whether the app is closed: it is taken for open'),
  )

  app.addHook('onRequest', async ({ routeOptions }) => {
    const { endpoint } = routeOptions.config
    if (endpoint === undefined || endpoint.path === maintenance.path) return
    if (await glance()) throw new Refusal(ErrorCode.maintenance)
  })

  /** `GET /common/maintenance`: why the app is closed, and until when; nothing while it is open. */
  route(app, maintenance, {
    schema: { request: NoPayload, reply: Maintenance },
    handler: () => maintenanceAt(recent, clock.now()),
  })
}
