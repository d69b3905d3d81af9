import { startDatabase } from './database'

/** Starts one PostgreSQL for the whole run, seeded now, because browsers live in the present. */
export default async function startStorefrontDatabase(): Promise<() => Promise<void>> {
  const database = await startDatabase(new Date())
  process.env.TEST_DATABASE_URL = database.url
  return database.stop
}
