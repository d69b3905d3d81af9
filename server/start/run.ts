import type { Logger } from 'pino'
import { SECOND_MS } from '@/domain/time/duration'
import { build } from '../app'
import { systemClock } from '../system/clock'
import { inTime } from '../system/in-time'
import { migrate } from '../db/migrate'
import { seed } from '../db/seed'
import type { Environment } from '../env/environment'
import { createGateways } from '../gateways/create-gateways'
import { explainListenError } from './listen-errors'
import { createLogger } from './logger'
import { checkSecret } from './check-secret'
import { resealNumbers } from '../modules/order/buyer/reseal-numbers'
import { sealOldNumbers } from '../modules/order/buyer/seal-old-numbers'
import { writeOldOrdersInBoth } from '../modules/order/old-orders/write-old-orders'
import { createNumberVault } from '../secrets/number-vault'
import { serverContextOf } from '../context/server-context'
import { prepareSearch } from '../modules/search/search-index'
import { openDatabase } from './open-database'
import { PAGE_DIR } from '../plugins/statics'
import { precompress, precompressFirstVisit } from './precompress'
import { loadServerSecrets } from '../secrets/server-secret'
import { loadTracing } from '../telemetry/tracing'
import { startWorker, type Worker } from '../worker/worker'

/** A server that is serving. */
export interface RunningServer {
  /** Finishes the requests in hand, then stops everything; no process is left. */
  stop(): Promise<void>
  /** Stops at once, without waiting for anything. */
  kill(): void
}

/** Less than what `serveUntilStopped` allows for all of it. */
const END_PATIENCE_MS = 8 * SECOND_MS

/** Waits for an end, but not for ever: whatever is cut off here, a database that falls silent say, can be begun again. */
const waitFor = (end: Promise<void>, name: string, logger: Logger): Promise<void> =>
  inTime(end, END_PATIENCE_MS).catch((error: unknown) => logger.warn({ err: error, name }, 'stopped without its end'))

/**
 * Starts the whole server: database, schema, demo data, API, page and worker.
 *
 * @param print - writes one line where the person who runs the server sees it.
 * @param page - resolves when the page is there; it may be built while the database is filled.
 * @throws StartupError when something outside is not as it must be; what was started is stopped again.
 */
export const runServer = async (
  environment: Environment,
  print: (line: string) => void,
  page: Promise<unknown> = Promise.resolve(),
): Promise<RunningServer> => {
  // It is waited for below; until then its failure is nobody's surprise.
  page.catch(() => undefined)
  const logger = createLogger(environment.logLevel)
  const { database, embedded } = await openDatabase(environment, logger)
  /** What ends the parts that have begun, in the order in which they did. */
  const ends: (() => Promise<unknown>)[] = [
    async () => {
      await waitFor(database.close(), 'database', logger)
      await embedded?.stop()
    },
  ]
  const endAll = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end()
  }

  try {
    const clock = systemClock
    await migrate(database, clock.now())
    await seed(database, { now: clock.now() })
    if (!(await prepareSearch(database)))
      logger.warn('the database has no extension pg_trgm: search finds the beginnings of words only')
    const gateways = createGateways({ environment, database, clock, print })
    await writeOldOrdersInBoth(database)
    const secrets = loadServerSecrets(environment)
    await checkSecret(database, secrets)
    const numbers = createNumberVault(secrets)
    await sealOldNumbers(database, numbers)
    if (environment.oldServerSecret !== null) await resealNumbers(database, numbers)
    const tracing = environment.tracesUrl === null ? null : loadTracing(environment.tracesUrl)
    if (tracing !== null) ends.push(() => waitFor(tracing.stop(), 'traces', logger))
    await page
    if (!environment.isDevelopment) await precompressFirstVisit(PAGE_DIR)
    const app = await build({ database, environment, clock, gateways, logger, tracing })
    let worker: Worker | undefined
    ends.push(() => Promise.all([app.close(), worker && waitFor(worker.stop(), 'worker', logger)]))
    const { host, port } = environment
    await app.listen({ host, port }).catch((error: unknown) => {
      throw explainListenError(error, host, port)
    })
    worker = startWorker({ context: serverContextOf(app) })
    const stopping = new AbortController()
    const compressed = environment.isDevelopment
      ? Promise.resolve(0)
      : precompress(PAGE_DIR, stopping.signal).catch((error: unknown) => {
          logger.warn({ err: error }, 'the page is not compressed beforehand')
          return 0
        })
    ends.push(() => {
      stopping.abort()
      return compressed
    })
    return { stop: endAll, kill: () => embedded?.kill() }
  } catch (error) {
    await endAll()
    throw error
  }
}
