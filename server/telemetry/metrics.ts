import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../http/errors'
import { sha256 } from '../system/sha256'
import { measureRequests } from './request-metrics'
import { measureState } from './state-metrics'

/**
 * `GET /metrics`: figures of this process and of the shop, in Prometheus' form, for whoever sends the token as a bearer;
 * 404 for everybody else, and where no token is set.
 */
export const metrics = (app: FastifyInstance): void => {
  const { metricsToken } = app.environment
  if (metricsToken === null) return
  const registry = new Registry()
  const expected = sha256(`Bearer ${metricsToken}`)
  collectDefaultMetrics({ register: registry })
  measureRequests(app, registry)
  measureState(app, registry)
  app.get('/metrics', { config: { answersUnderPressure: true }, schema: { hide: true } }, async (request, reply) => {
    const { authorization = '' } = request.headers
    if (!timingSafeEqual(sha256(authorization), expected)) throw new Refusal(ErrorCode.routeNotFound)
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}
