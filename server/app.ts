import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import type { EndpointRow } from '@/wire/endpoint'
import type { Clock } from './system/clock'
import type { Database } from './db/queryable'
import { isProxyOf, type TrustedProxies } from './env/env-proxies'
import type { Environment } from './env/environment'
import type { Gateways } from './gateways/gateways'
import { compileValidator } from './http/validator'
import { createReplyCache, type ReplyCache } from './http/reply-cache'
import { serverModules } from './modules'
import { chooseStorage } from './gateways/storage/choose-storage'
import type { FileStorage } from './gateways/storage/file-storage'
import { createRecentLines, type RecentLines } from './modules/sale-line/recent-lines'
import { knownSessions } from './modules/session/known-sessions'
import { modelHomeData } from './modules/vehicle/home'
import { auth } from './plugins/auth'
import { authors } from './plugins/authors'
import { bodies } from './plugins/bodies'
import { answerBrokenHttp, brokenHttp } from './plugins/broken-http'
import { CLIENT_PATIENCE, timeoutsOf, type ClientPatience } from './plugins/client-patience'
import { compression } from './plugins/compression'
import { docs } from './plugins/docs'
import { answerError, errors } from './plugins/errors'
import { languages, pageInLanguage } from './plugins/languages'
import { limits, MAX_LOOP_DELAY_MS } from './plugins/limits'
import { requestIdOf, requests } from './plugins/requests'
import { metrics } from './telemetry/metrics'
import type { Tracing } from './telemetry/tracing'
import { PAGE_DIR, statics } from './plugins/statics'
import { stopping } from './plugins/stopping'
import { loadServerSecrets } from './secrets/server-secret'
import { createKeyRing, type KeyRing } from './secrets/key-ring'

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock
    database: Database
    environment: Environment
    gateways: Gateways
    /** The models on sale, as the API says them and as the page begins with them. */
    homeReplies: ReplyCache
    /** The lines of hot openings, read once for all who ask. */
    lines: RecentLines
    /** Signs file links, hashes codes, seals buyers' numbers. */
    secret: KeyRing
    storage: FileStorage
  }
  interface FastifyContextConfig {
    /** The row of the table of endpoints that the route answers. */
    endpoint?: EndpointRow
    /** Schema of the envelope's `data`, for the OpenAPI document and the wire tests. */
    replySchema?: TSchema
  }
}

/** What the server is built from. */
export interface AppOptions {
  database: Database
  environment: Environment
  clock: Clock
  gateways: Gateways
  logger?: FastifyBaseLogger
  /** Folder of the built H5 page; the build's own unless a test brings another. */
  pageDir?: string
  /** In place of the usual one, for tests of what comes after it. */
  clientPatience?: Partial<ClientPatience>
  /** How late the event loop may be, in milliseconds, before callers are refused; 0 where tests run in the same loop. */
  maxLoopDelayMs?: number
  /** Follows requests; nobody does unless there is a collector. */
  tracing?: Tracing | null
}

const MAX_BODY_BYTES = 262_144

/** Every open page asks once a second; a reply this old is still newer than the next question. */
const HOME_CACHE_MS = 1_000

/** Whose X-Forwarded-For is believed. Fastify takes a number for nobody at all, so hops are counted here. */
const trustOf = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies]

const createInstance = (
  logger: FastifyBaseLogger | undefined,
  proxies: TrustedProxies,
  pageDir: string,
  patience: ClientPatience,
): FastifyInstance => {
  const options = {
    trustProxy: trustOf(proxies),
    bodyLimit: MAX_BODY_BYTES,
    ...timeoutsOf(patience),
    // The framework's own answer is no envelope.
    return503OnClosing: false,
    // Requests are logged by the requests plugin: by route, without personal data.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf(isProxyOf(proxies)),
    rewriteUrl: pageInLanguage(pageDir),
    // An address that cannot be decoded never reaches a route, nor the error handler of one.
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenHttp,
  }
  return logger === undefined ? fastify(options) : fastify({ ...options, loggerInstance: logger })
}

/** Builds the API server. It holds no port: `listen` or `inject` it; `close` leaves the database open. */
export const build = async (options: AppOptions): Promise<FastifyInstance> => {
  const { pageDir = PAGE_DIR, maxLoopDelayMs = MAX_LOOP_DELAY_MS } = options
  const patience = { ...CLIENT_PATIENCE, ...options.clientPatience }
  const app = createInstance(options.logger, options.environment.trustProxy, pageDir, patience)
  app.decorate('clock', options.clock)
  app.decorate('database', options.tracing?.over(options.database) ?? options.database)
  app.decorate('environment', options.environment)
  app.decorate('gateways', options.gateways)
  app.decorate('homeReplies', createReplyCache(options.clock, HOME_CACHE_MS))
  app.decorate('lines', createRecentLines(app.database, options.clock))
  app.decorate('secret', createKeyRing(loadServerSecrets(options.environment)))
  app.decorate('storage', chooseStorage(options.environment))
  app.setValidatorCompiler(({ schema, httpPart }) => compileValidator(schema as TSchema, httpPart))
  app.setSerializerCompiler(() => JSON.stringify)

  languages(app)
  authors(app)
  options.tracing?.follow(app)
  errors(app)
  brokenHttp(app)
  requests(app)
  metrics(app)
  stopping(app, patience.finishMs)
  auth(app, knownSessions(app.database, options.clock))
  bodies(app)
  await limits(app, maxLoopDelayMs)
  await compression(app)
  if (options.environment.apiDocs) await docs(app)
  for (const register of serverModules) await register(app)
  await statics(app, pageDir, () => app.homeReplies(() => modelHomeData(app.database.recent)))
  return app
}
