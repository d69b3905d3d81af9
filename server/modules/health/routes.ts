import type { FastifyInstance } from 'fastify'

const UNAVAILABLE = 503

/**
 * `/healthz`: the process lives. `/readyz`: it can also reach its database; 503 while it cannot. Both answer under
 * overload and are no part of the API.
 */
export const healthModule = (app: FastifyInstance): void => {
  const options = { config: { answersUnderPressure: true }, schema: { hide: true } }
  app.get('/healthz', options, async () => ({ status: 'ok' }))
  app.get('/readyz', options, async (_request, reply) => {
    try {
      await app.database.query('SELECT 1')
      return { status: 'ready' }
    } catch {
      return reply.status(UNAVAILABLE).send({ status: 'database unavailable' })
    }
  })
}
