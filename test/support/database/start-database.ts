import { startDatabase } from './database'

/** Starts one PostgreSQL for the whole run; tests find it by TEST_DATABASE_URL and make databases of their own in it. */
export default async function startDatabaseForTests(): Promise<void> {
  const database = await startDatabase()
  process.env.TEST_DATABASE_URL = database.url
  globalThis.stopTestDatabase = database.stop
}
