import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build } from '../../server/app'
import { systemClock } from '../../server/clock'
import { createDatabase } from '../../server/db/database'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres'
import { migrate } from '../../server/db/migrate'
import type { Database } from '../../server/db/queryable'
import { seed } from '../../server/db/seed'
import { readEnvironment } from '../../server/env'
import { createGateways } from '../../server/gateways/create-gateways'
import { createLogger } from '../../server/logger'

/** What production logs while all is well is not what is measured. */
const LOG_LEVEL = 'warn'

/** The server with all its plugins in this process, without a port, on a durable database of its own. */
export interface OpenServer {
  app: FastifyInstance
  database: Database
  close: () => Promise<void>
}

/** Starts it with the demo data of today. Close it after measuring. */
export const openServer = async (): Promise<OpenServer> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = createDatabase(postgres.url)
  const environment = readEnvironment({ DATA_DIR: dataDir })
  await migrate(database, systemClock.now())
  await seed(database, { now: systemClock.now() })
  const gateways = createGateways({ environment, database, clock: systemClock, print: () => undefined })
  const app = await build({ database, environment, clock: systemClock, gateways, logger: createLogger(LOG_LEVEL) })
  const close = async (): Promise<void> => {
    await app.close()
    await database.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { app, database, close }
}
