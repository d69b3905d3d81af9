import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { API_PREFIX, type Envelope } from '@/wire/envelope'
import type { Endpoint } from '@/wire/endpoint'
import { Header } from '@/wire/headers'
import { build } from '../../../server/app'
import { readEnvironment } from '../../../server/env/environment'
import type { Variables } from '../../../server/env/env-values'
import type { ClientPatience } from '../../../server/plugins/client-patience'
import { createGateways } from '../../../server/gateways/create-gateways'
import type { Patience } from '../../../server/db/patience'
import type { Gateways } from '../../../server/gateways/gateways'
import type { PaymentGateways } from '../../../server/gateways/pay/pay-gateways'
import { createSandboxSms, type SandboxSms } from '../../../server/gateways/sms/sandbox-sms'
import { openAccount } from '../../../server/modules/account/account-statements'
import { openSession } from '../../../server/modules/session/session-statements'
import { NO_DEVICE } from '../customers/account'
import { createFakeClock, type FakeClock } from './clock'
import { createTestDatabase, type TestDatabase } from '../database/database'

/** What a call may carry beside its payload. */
interface CallOptions {
  token?: string
  idempotencyKey?: string
  headers?: Readonly<Record<string, string>>
}

/** The answer to a call: the HTTP status and the envelope. */
export interface Answer<Reply> extends Envelope<Reply> {
  status: number
  headers: Readonly<Record<string, string | string[] | number | undefined>>
}

/** A whole server on a database of its own, without a port. */
export interface TestServer extends TestDatabase {
  app: FastifyInstance
  clock: FakeClock
  gateways: Gateways
  sms: SandboxSms
  dataDir: string
  /** Calls an endpoint of the wire as the app would. */
  call<Payload, Reply>(
    endpoint: Endpoint<Payload, Reply>,
    payload: Payload,
    options?: CallOptions,
  ): Promise<Answer<Reply>>
  /** Opens the account of a phone if need be, and a session; without the SMS way and its limits. */
  login(phone: string): Promise<{ userId: string; token: string }>
  close(): Promise<void>
}

interface TestServerOptions {
  clock?: FakeClock
  variables?: Variables
  /** In place of the sandboxes, or beside them. */
  gateways?: Partial<Omit<Gateways, 'pay'>> & { pay?: Partial<PaymentGateways> }
  pageDir?: string
  /** Shorter than a shopper's, for a test of what comes after it. */
  patience?: Partial<Patience>
  clientPatience?: Partial<ClientPatience>
  /** Nobody is refused for a late event loop: here it is late from what jest compiles in it. */
  maxLoopDelayMs?: number
  /** Another database, which plays the replica of the server's own. */
  replicaUrl?: string
}

const NO_PAGE = '/nonexistent'

const queryOf = (payload: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(payload ?? {}).map(([name, value]) => [name, String(value)]))

const headersOf = ({ token, idempotencyKey, headers }: CallOptions): Record<string, string> => ({
  ...(token !== undefined && { [Header.authorization]: `Bearer ${token}` }),
  ...(idempotencyKey !== undefined && { [Header.idempotencyKey]: idempotencyKey }),
  ...headers,
})

/** Builds a server as production would, with a fake clock and sandbox gateways. Close it after the tests. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const { database, url } = await createTestDatabase(options)
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-test-'))
  const clock = options.clock ?? createFakeClock()
  const environment = readEnvironment({ DATA_DIR: dataDir, ...options.variables })
  const sms = createSandboxSms(() => undefined)
  const sandboxes = createGateways({ environment, database, clock, print: () => undefined })
  const gateways: Gateways = {
    ...sandboxes,
    sms,
    ...options.gateways,
    pay: { ...sandboxes.pay, ...options.gateways?.pay },
  }
  const { pageDir = NO_PAGE, clientPatience = {}, maxLoopDelayMs = 0 } = options
  const app = await build({ database, environment, clock, gateways, pageDir, clientPatience, maxLoopDelayMs })
  await app.ready()

  return {
    app,
    database,
    url,
    clock,
    gateways,
    sms,
    dataDir,
    call: async <Payload, Reply>(
      endpoint: Endpoint<Payload, Reply>,
      payload: Payload,
      callOptions: CallOptions = {},
    ) => {
      const response = await app.inject({
        method: endpoint.method,
        url: API_PREFIX + endpoint.path,
        headers: headersOf(callOptions),
        ...(endpoint.body === 'query' ? { query: queryOf(payload) } : { payload: (payload ?? {}) as object }),
      })
      return { status: response.statusCode, headers: response.headers, ...response.json<Envelope<Reply>>() }
    },
    login: async (phone) =>
      database.transaction(async (tx) => {
        const { id } = await openAccount(tx, { phone, openId: null, now: clock.now() })
        return { userId: id, token: await openSession(tx, id, NO_DEVICE, clock.now()) }
      }),
    close: async () => {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
