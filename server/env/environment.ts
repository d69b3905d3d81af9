import path from 'node:path'
import type { Sandbox } from '@/wire/enums/platform'
import type { MapTiles } from '@/wire/schemas/map'
import { readCredentials, type Credentials } from './env-credentials'
import { readDatabase, type DatabaseAddress } from './env-database'
import { readMapTiles } from './env-map-tiles'
import { readSandboxes } from './env-sandboxes'
import { readTrustedProxies, type TrustedProxies } from './env-proxies'
import { optional, readFlag, readOrigin, readOrigins, readPort, readUrl, type Variables } from './env-values'
import { readStorage, type S3Credentials } from './env-storage'
import { readTemplates, type SubscriptionTemplates } from './env-templates'
import { readPlacingLimits, type PlacingLimits } from './placing-limits'
import { StartupError } from '../system/startup-error'

/** All that the process learns from its environment, checked once at start. */
export interface Environment extends Credentials, DatabaseAddress {
  port: number
  host: string
  /** Absolute folder of the embedded database, uploaded files (without a store of their own) and the secret. */
  dataDir: string
  /** Origin under which shoppers reach the server, without a trailing slash. */
  publicUrl: string
  /** Signs file links, hashes codes, seals buyers' numbers; null lets the server keep one of its own in the data folder. */
  serverSecret: string | null
  /** The secret of before: what it signed or sealed is still read. */
  oldServerSecret: string | null
  /** The store of files; null keeps them in the data folder. */
  s3: S3Credentials | null
  /** The file of the back office's keys; null leaves that to the data folder of the demo. */
  backOfficeKeys: string | null
  /** Opens the figures of `/metrics`; null leaves them closed. */
  metricsToken: string | null
  /** Where traces are sent (OTLP over HTTP); null sends none. */
  tracesUrl: string | null
  /** What a browser's map is drawn with; null draws outlines. */
  mapTiles: MapTiles | null
  /** WeChat's subscription messages that are set up. */
  subscriptionTemplates: SubscriptionTemplates
  /** How much one account may place. */
  placingLimits: PlacingLimits
  /** The proxies in front that set X-Forwarded-For; 0 believes nobody. */
  trustProxy: TrustedProxies
  logLevel: string
  /** Hosts beside its own that the page may load pictures, clips and answers from. */
  pageSources: readonly string[]
  /** Whether the API is described at /api/docs. */
  apiDocs: boolean
  /** Whether sources change while the server runs (NODE_ENV=development). */
  isDevelopment: boolean
  /** Whether shoppers are real people (NODE_ENV=production): then nothing is played unless SANDBOX names it. */
  isProduction: boolean
  /** The services outside that are played. */
  sandboxes: readonly Sandbox[]
}

const DEFAULT_PORT = 3000
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const MIN_SECRET_LENGTH = 32

const readLogLevel = (variables: Variables): string => {
  const level = optional(variables, 'LOG_LEVEL') ?? 'info'
  if (LOG_LEVELS.includes(level)) return level
  throw new StartupError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}; it is "${level}".`)
}

const readSecret = (variables: Variables, name: string): string | null => {
  const secret = optional(variables, name)
  if (secret === null || secret.length >= MIN_SECRET_LENGTH) return secret
  throw new StartupError(`${name} must have at least ${MIN_SECRET_LENGTH} characters.`)
}

const readKeysFile = (variables: Variables): string | null => {
  if (optional(variables, 'BACK_OFFICE_SECRET') !== null) {
    throw new StartupError('BACK_OFFICE_SECRET has gone: name a file of keys by BACK_OFFICE_KEYS (docs/server.md).')
  }
  const file = optional(variables, 'BACK_OFFICE_KEYS')
  return file === null ? null : path.resolve(file)
}

/** The store that phones fetch files from is a source of the page, too. */
const originOf = (address: string | null | undefined): string[] => (address ? [new URL(address).origin] : [])

const EVERY_ADDRESS = ['0.0.0.0', '::']

/** An IPv6 address stands in brackets in a URL. */
const localOrigin = (host: string | null, port: number): string => {
  const name = host === null || EVERY_ADDRESS.includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

const readDataDir = (variables: Variables): string => path.resolve(optional(variables, 'DATA_DIR') ?? '.data')

/** Where a server keeps what it keeps: all that a backup and a restore need of the environment of their server. */
export type Keeping = Pick<Environment, 'dataDir' | 'serverSecret' | 's3'> & DatabaseAddress

/**
 * Reads what a backup is made of, whatever else the server would still need to serve.
 *
 * @throws StartupError naming the first variable whose value cannot be used.
 */
export const readKeeping = (variables: Variables): Keeping => ({
  dataDir: readDataDir(variables),
  serverSecret: readSecret(variables, 'SERVER_SECRET'),
  s3: readStorage(variables),
  ...readDatabase(variables),
})

/** Where a server is reached, and who may command it: all that a command needs of the environment of its server. */
type Reach = Pick<Environment, 'port' | 'dataDir' | 'publicUrl' | 'backOfficeKeys' | 'isProduction'>

/**
 * Reads what a command asks a running server by. The gateways' credentials are none of its business, nor that WeChat Pay
 * wants an address of https: on the server's own machine the command goes past the proxy.
 *
 * @throws StartupError naming the first variable whose value cannot be used.
 */
export const readReach = (variables: Variables): Reach => {
  const port = readPort(variables, 'PORT', DEFAULT_PORT)
  const ownOrigin = localOrigin(optional(variables, 'HOST'), port)
  return {
    port,
    dataDir: readDataDir(variables),
    publicUrl: readOrigin(variables, 'PUBLIC_URL') ?? ownOrigin,
    backOfficeKeys: readKeysFile(variables),
    isProduction: variables.NODE_ENV === 'production',
  }
}

/**
 * Reads and checks the environment variables.
 *
 * @throws StartupError naming the first variable whose value cannot be used, or every set of credentials that is missing.
 */
export const readEnvironment = (variables: Variables): Environment => {
  const reach = readReach(variables)
  const { isProduction } = reach
  const credentials = readCredentials(variables)
  const keeping = readKeeping(variables)
  return {
    ...reach,
    ...keeping,
    // The demo lets anybody in as its people, so it is this machine's alone unless somebody opens it.
    host: optional(variables, 'HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    oldServerSecret: readSecret(variables, 'SERVER_SECRET_OLD'),
    metricsToken: readSecret(variables, 'METRICS_TOKEN'),
    tracesUrl: readUrl(variables, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    mapTiles: readMapTiles(variables),
    subscriptionTemplates: readTemplates(variables),
    placingLimits: readPlacingLimits(variables),
    trustProxy: readTrustedProxies(variables, 'TRUST_PROXY'),
    logLevel: readLogLevel(variables),
    pageSources: [...readOrigins(variables, 'PAGE_SOURCES'), ...originOf(keeping.s3?.publicEndpoint)],
    apiDocs: readFlag(variables, 'API_DOCS', !isProduction),
    isDevelopment: variables.NODE_ENV === 'development',
    sandboxes: readSandboxes(variables, credentials, isProduction),
    ...credentials,
  }
}
