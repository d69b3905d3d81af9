import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import { SECOND_MS } from '@/domain/time/duration'

/** From a cached reply to what nobody waits for, in seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** What no route answers: its address is the caller's own and names nothing here. */
const NO_ROUTE = 'none'

/** Counts every answer and how long it took, by the template of its route, which holds nobody's data. */
export const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const seconds = new Histogram({
    name: 'vela_http_request_seconds',
    help: 'Answers by route, method and status, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const labels = { method, route: routeOptions.url ?? NO_ROUTE, status: String(reply.statusCode) }
    seconds.observe(labels, reply.elapsedTime / SECOND_MS)
    done()
  })
}
