import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/queryable'
import type * as OpenTelemetry from './open-telemetry'

/** What follows a request through the server. */
export interface Tracing {
  /** The same database; what a request does in it is part of the request's trace. */
  over(database: Database): Database
  /** Begins a trace with every request. */
  follow(app: FastifyInstance): void
  /** Sends what has not been sent. */
  stop(): Promise<void>
}

/**
 * Sends traces to a collector by OpenTelemetry's own protocol. Its library is loaded here and only then: a server without
 * a collector does without it.
 *
 * @param collectorUrl - without the path of the signal, as OTEL_EXPORTER_OTLP_ENDPOINT has it.
 */
export const loadTracing = (collectorUrl: string): Tracing => {
  // A dynamic import would want an ES module, which neither the sources nor the bundle are.
  const { startTracing } = require('./open-telemetry') as typeof OpenTelemetry
  return startTracing(collectorUrl)
}
