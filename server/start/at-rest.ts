import path from 'node:path'
import { createDatabase } from '../db/database'
import { startEmbeddedPostgres, visitEmbeddedPostgres } from '../db/embedded-postgres'
import type { Database } from '../db/queryable'
import { chooseStorage } from '../gateways/storage/choose-storage'
import type { FileStorage } from '../gateways/storage/file-storage'
import { readEnvironment, type Environment } from '../env/environment'
import { secretFileOf } from '../secrets/server-secret'

/** What a backup is made of, and a restore makes. */
interface Keepsakes {
  database: Database
  storage: FileStorage
  secretFile: string | null
}

type OpenEmbedded = (dataDir: string) => Promise<{ url: string; leave: () => Promise<void> }>

const openFor = async (environment: Environment, openEmbedded: OpenEmbedded) =>
  environment.databaseUrl === null
    ? openEmbedded(environment.dataDir)
    : { url: environment.databaseUrl, leave: () => Promise.resolve() }

const withKeepsakes =
  (openEmbedded: OpenEmbedded) =>
  async <Result>(work: (keepsakes: Keepsakes) => Promise<Result>): Promise<Result> => {
    const environment = readEnvironment(process.env)
    const { dataDir, serverSecret } = environment
    const { url, leave } = await openFor(environment, openEmbedded)
    const database = createDatabase(url, { isPooled: environment.isDatabasePooled })
    const secretFile = serverSecret === null ? secretFileOf(dataDir) : null
    try {
      return await work({ database, storage: chooseStorage(environment), secretFile })
    } finally {
      await database.close()
      await leave()
    }
  }

/** Works on what a server keeps, whether one is serving or not. */
export const withServed = withKeepsakes((dataDir) => visitEmbeddedPostgres(dataDir))

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
