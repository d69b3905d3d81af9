import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '../../../server/db/database'
import { startEmbeddedPostgres } from '../../../server/db/embedded-postgres'
import type { Database } from '../../../server/db/queryable'
import { Fleet } from '../../support/server/fleet'

const stopOnFault = (sentence: string): never => {
  throw new Error(sentence)
}

/** Lets so many processes be measured on a durable database of their own, and leaves nothing of it. */
export const withFleet = async <Result>(
  size: number,
  work: (fleet: Fleet, database: Database, dataDir: string) => Promise<Result>,
): Promise<Result> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = createDatabase(postgres.url)
  try {
    const fleet = await Fleet.start(size, { DATABASE_URL: postgres.url, DATA_DIR: dataDir }, stopOnFault)
    try {
      await fleet.ready()
      return await work(fleet, database, dataDir)
    } finally {
      await fleet.stop()
    }
  } finally {
    await database.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
