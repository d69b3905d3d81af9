import type { FastifyInstance } from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build } from '../../../server/app'
import { systemClock } from '../../../server/system/clock'
import { createDatabase } from '../../../server/db/database'
import { startEmbeddedPostgres } from '../../../server/db/embedded-postgres'
import { migrate } from '../../../server/db/migrate'
import type { Database } from '../../../server/db/queryable'
import { seed } from '../../../server/db/seed'
import { readEnvironment } from '../../../server/env/environment'
import { createGateways } from '../../../server/gateways/create-gateways'
import { createLogger } from '../../../server/start/logger'

/** What production logs while all is well is not what is measured. */
const LOG_LEVEL = 'warn'

/** The server with all its plugins in this process, without a port, on a durable database of its own. */
export interface OpenServer {
  app: FastifyInstance
  database: Database
  /** For what takes longer than a statement of a shopper may, and is in no transaction. */
  databaseUrl: string
}

/** Lets a server with the demo data of today be measured, and leaves nothing of it. */
export const withOpenServer = async <Result>(work: (server: OpenServer) => Promise<Result>): Promise<Result> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = createDatabase(postgres.url)
  try {
    const app = await buildOn(database, dataDir)
    try {
      return await work({ app, database, databaseUrl: postgres.url })
    } finally {
      await app.close()
    }
  } finally {
    await database.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const buildOn = async (database: Database, dataDir: string): Promise<FastifyInstance> => {
  const environment = readEnvironment({ DATA_DIR: dataDir })
  await migrate(database, systemClock.now())
  await seed(database, { now: systemClock.now() })
  const gateways = createGateways({ environment, database, clock: systemClock, print: () => undefined })
  return build({ database, environment, clock: systemClock, gateways, logger: createLogger(LOG_LEVEL) })
}
