import type { Logger } from 'pino'
import { createDatabase } from '../db/database'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../db/embedded-postgres'
import type { Database } from '../db/queryable'
import { DatabaseUnavailable } from '../db/unavailable'
import type { Environment } from '../env/environment'
import { StartupError } from '../system/startup-error'

/** The database and, where it is our own, the PostgreSQL below it. */
export interface OpenDatabase {
  database: Database
  /** Null when DATABASE_URL names another PostgreSQL. */
  embedded: EmbeddedPostgres | null
}

const reasonOf = (error: unknown): string => {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error
  return cause instanceof Error && cause.message !== '' ? cause.message : 'no answer'
}

const reachable = async (database: Database): Promise<Database> => {
  try {
    await database.query('SELECT 1')
    return database
  } catch (error) {
    await database.close()
    throw new StartupError(`The database that DATABASE_URL names cannot be used: ${reasonOf(error)}.`)
  }
}

/**
 * Opens the database that the environment asks for: another PostgreSQL, or the embedded one, which is started.
 *
 * @throws StartupError when it cannot be reached or started.
 */
export const openDatabase = async (environment: Environment, logger: Logger): Promise<OpenDatabase> => {
  const onConnectionLost = (error: Error): void =>
    logger.warn({ err: new DatabaseUnavailable(error) }, 'database connection lost')
  const { databaseUrl, databaseReadUrl: replicaUrl, isDatabasePooled: isPooled } = environment
  if (databaseUrl !== null) {
    const database = createDatabase(databaseUrl, { replicaUrl, isPooled, onConnectionLost })
    return { database: await reachable(database), embedded: null }
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: environment.dataDir,
    onRestart: () => logger.warn('the embedded database had died and runs again'),
  })
  return { database: createDatabase(embedded.url, { onConnectionLost }), embedded }
}
