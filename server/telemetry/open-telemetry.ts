import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tracedDatabase } from './traced-database'
import type { Tracing } from './tracing'

const SERVICE = 'vela'
const SERVER_ERROR = 500
const NO_ROUTE = 'none'

interface FollowedRequest {
  span: Span
  inside: Context
}

const createProvider = (collectorUrl: string): NodeTracerProvider => {
  const exporter = new OTLPTraceExporter({ url: `${collectorUrl}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': SERVICE }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  return provider
}

/** Starts sending traces. A span names routes and statements with their parameters left out: nobody's data. */
export const startTracing = (collectorUrl: string): Tracing => {
  const provider = createProvider(collectorUrl)
  const tracer = provider.getTracer(SERVICE)
  const followed = new WeakMap<FastifyRequest, FollowedRequest>()

  const begin = (request: FastifyRequest): FollowedRequest => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? NO_ROUTE
    const attributes = { 'http.request.method': method, 'http.route': route, 'vela.request_id': request.id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
    return { span, inside: trace.setSpan(ROOT_CONTEXT, span) }
  }

  const follow = (app: FastifyInstance): void => {
    app.addHook('onRequest', (request, _reply, done) => {
      const one = begin(request)
      followed.set(request, one)
      context.with(one.inside, done)
    })
    // A body is read by events of its socket, which know of no request: here it is found again.
    app.addHook('preValidation', (request, _reply, done) => {
      context.with(followed.get(request)?.inside ?? ROOT_CONTEXT, done)
    })
    app.addHook('onResponse', (request, reply, done) => {
      const span = followed.get(request)?.span
      span?.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= SERVER_ERROR) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
      done()
    })
  }

  return { over: (database) => tracedDatabase(database, tracer), follow, stop: () => provider.shutdown() }
}
