import { createDatabase } from '../../server/db/database'
import { migrate } from '../../server/db/migrate'
import { seed } from '../../server/db/seed'
import { TEST_START } from './clock'

/** Migrates and seeds the database that DATABASE_URL names, as the server does at its first start. */
const fill = async (): Promise<void> => {
  const database = createDatabase(process.env.DATABASE_URL ?? '')
  try {
    await migrate(database, TEST_START)
    await seed(database, { now: TEST_START })
  } finally {
    await database.close()
  }
}

void fill()
