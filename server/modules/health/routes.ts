import type { FastifyInstance } from 'fastify'
import { SECOND_MS } from '@/domain/time/duration'
import { inTime } from '../../system/in-time'
import { NoRoom } from '../../system/no-room'

const UNAVAILABLE = 503
/** Whoever asks has given up by the time that a silent database is noticed. */
const PATIENCE_MS = 3 * SECOND_MS

/**
 * `/healthz`: the process lives. `/readyz`: its database answers, and there is room on the disks of both database and
 * files; 503 while it is not so. Both answer under overload and are no part of the API.
 */
export const healthModule = (app: FastifyInstance): void => {
  const options = { config: { answersUnderPressure: true }, schema: { hide: true } }
  app.get('/healthz', options, async () => ({ status: 'ok' }))
  app.get('/readyz', options, async (_request, reply) => {
    try {
      await inTime(Promise.all([app.database.check(), app.storage.check()]), PATIENCE_MS)
      return { status: 'ready' }
    } catch (error) {
      return reply.status(UNAVAILABLE).send({ status: error instanceof NoRoom ? 'disk full' : 'database unavailable' })
    }
  })
}
