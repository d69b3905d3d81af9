import autocannon from 'autocannon'
import fastify, { type FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { newIndex } from '@/contract/endpoints/vehicle'
import { API_PREFIX } from '@/contract/envelope'
import { build } from '../../server/app'
import { systemClock } from '../../server/clock'
import { createDatabase } from '../../server/db/database'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres'
import { migrate } from '../../server/db/migrate'
import { seed } from '../../server/db/seed'
import { readEnvironment } from '../../server/env'
import { createGateways } from '../../server/gateways/create-gateways'
import { createLogger } from '../../server/logger'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 2
const MEASURED_SECONDS = 5

/** The product list beside a bare Fastify handler that answers the same bytes, in one process. */
export interface ProductListFigures {
  requestsPerSecond: number
  bareRequestsPerSecond: number
  /** The first over the second. */
  ratio: number
  p99Ms: number
}

const fire = (url: string, duration: number): Promise<autocannon.Result> =>
  autocannon({ url, duration, connections: CONNECTIONS, workers: 1 })

const measure = async (app: FastifyInstance, url: string): Promise<autocannon.Result> => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  await fire(origin + url, WARM_UP_SECONDS)
  const result = await fire(origin + url, MEASURED_SECONDS)
  await app.close()
  if (result.non2xx > 0) throw new Error(`${result.non2xx} requests of ${url} failed`)
  return result
}

const bareApp = (reply: object): FastifyInstance => {
  const app = fastify()
  app.get('/', async () => reply)
  return app
}

/** Measures `GET /buy/vehicle/newIndex` with all plugins, as it is served in production. */
export const measureProductList = async (): Promise<ProductListFigures> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = createDatabase(postgres.url)
  try {
    await migrate(database, systemClock.now())
    await seed(database, { now: systemClock.now() })
    const environment = readEnvironment({ DATA_DIR: dataDir })
    const gateways = createGateways({ environment, database, clock: systemClock, print: () => undefined })
    const app = await build({ database, environment, clock: systemClock, gateways, logger: createLogger('warn') })
    const url = API_PREFIX + newIndex.path
    const reply = (await app.inject(url)).json<object>()

    const bare = await measure(bareApp(reply), '/')
    const full = await measure(app, url)
    return {
      requestsPerSecond: Math.round(full.requests.average),
      bareRequestsPerSecond: Math.round(bare.requests.average),
      ratio: full.requests.average / bare.requests.average,
      p99Ms: full.latency.p99,
    }
  } finally {
    await database.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
