import { createDatabase } from '../../../server/db/database'
import { migrate } from '../../../server/db/migrate'
import { seed } from '../../../server/db/seed'

/** Migrates and seeds the database that DATABASE_URL names, as a server would that first starts at SEEDED_AT. */
const fill = async (): Promise<void> => {
  const database = createDatabase(process.env.DATABASE_URL ?? '')
  const now = new Date(process.env.SEEDED_AT ?? '')
  try {
    await migrate(database, now)
    await seed(database, { now })
  } finally {
    await database.close()
  }
}

void fill()
