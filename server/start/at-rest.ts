import { existsSync } from 'node:fs'
import path from 'node:path'
import { createDatabase } from '../db/database'
import { databaseFolders } from '../db/embedded/data-folder'
import { startEmbeddedPostgres, visitEmbeddedPostgres } from '../db/embedded-postgres'
import type { Database } from '../db/queryable'
import { chooseStorage } from '../gateways/storage/choose-storage'
import type { FileStorage } from '../gateways/storage/file-storage'
import { readKeeping, type Keeping } from '../env/environment'
import { secretFileOf } from '../secrets/server-secret'
import { StartupError } from '../system/startup-error'

/** What a backup is made of, and a restore makes. */
interface Keepsakes {
  database: Database
  storage: FileStorage
  secretFile: string | null
}

type OpenEmbedded = (dataDir: string) => Promise<{ url: string; leave: () => Promise<void> }>

const openFor = async ({ databaseUrl, dataDir }: Keeping, openEmbedded: OpenEmbedded) =>
  databaseUrl === null ? openEmbedded(dataDir) : { url: databaseUrl, leave: () => Promise.resolve() }

const withKeepsakes =
  (openEmbedded: OpenEmbedded) =>
  async <Result>(work: (keepsakes: Keepsakes) => Promise<Result>): Promise<Result> => {
    const keeping = readKeeping(process.env)
    const { dataDir, serverSecret, isDatabasePooled } = keeping
    const { url, leave } = await openFor(keeping, openEmbedded)
    const database = createDatabase(url, { isPooled: isDatabasePooled })
    const secretFile = serverSecret === null ? secretFileOf(dataDir) : null
    try {
      return await work({ database, storage: chooseStorage(keeping), secretFile })
    } finally {
      await database.close()
      await leave()
    }
  }

/** PostgreSQL would make a database where there is none, and its backup would look like one. */
const visitThere: OpenEmbedded = async (dataDir) => {
  if (existsSync(databaseFolders(dataDir).data)) return visitEmbeddedPostgres(dataDir)
  throw new StartupError(
    `There is nothing to back up: ${dataDir} holds no database. Set the DATA_DIR or the DATABASE_URL of the server.`,
  )
}

/** Works on what a server keeps, whether one is serving or not. */
export const withServed = withKeepsakes(visitThere)

/** Works on what no server is using. */
export const withUnused = withKeepsakes(async (dataDir) => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir })
  return { url, leave: stop }
})

/** Runs a command of one folder; what goes wrong is one line and exit status 1. */
export const runOnFolder = async (usage: string, work: (folder: string) => Promise<string>): Promise<void> => {
  const [folder, ...more] = process.argv.slice(2)
  try {
    if (folder === undefined || more.length > 0) throw new Error(usage)
    process.stdout.write(`${await work(path.resolve(folder))}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
