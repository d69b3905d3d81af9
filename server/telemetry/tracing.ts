import type { FastifyInstance } from 'fastify'
import { createRequire } from 'node:module'
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
  // The server runs from its sources, where a dynamic import would want a built file.
  const { startTracing } = createRequire(__filename)('./open-telemetry.ts') as typeof OpenTelemetry
  return startTracing(collectorUrl)
}
