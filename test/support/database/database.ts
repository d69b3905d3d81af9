import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createDatabase } from '../../../server/db/database'
import { startEmbeddedPostgres } from '../../../server/db/embedded-postgres'
import type { Patience } from '../../../server/db/patience'
import type { Database } from '../../../server/db/queryable'
import { TEST_START } from '../server/clock'

/** Migrated and seeded once; every test file works on a copy of its own. */
const TEMPLATE = 'vela_template'

/** A crowd asks at once in tests, and the machine may be slow: nobody is sent away for it. */
const SLOW_MACHINE: Partial<Patience> = { connectMs: 60_000 }

/** What a file asks at once is little, and each connection costs PostgreSQL more to open than most files ask of it. */
const FEW_CONNECTIONS = 4

const run = promisify(execFile)
const root = path.resolve(__dirname, '../../..')

/** The same server's URL with another database's name. */
const urlOf = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

const createFrom = async (serverUrl: string, name: string, template: string): Promise<void> => {
  const admin = createDatabase(serverUrl, { maxConnections: 1 })
  try {
    // By copying its files: nothing has to be logged, and next to nothing is left to flush before.
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  } finally {
    await admin.close()
  }
}

/**
 * Starts a PostgreSQL in a folder of its own, with a template that is migrated, and seeded as of `seededAt`. Not durable:
 * tests need no fsync.
 */
export const startDatabase = async (seededAt = TEST_START): Promise<{ url: string; stop: () => Promise<void> }> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vela-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  const stop = async (): Promise<void> => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await createFrom(postgres.url, TEMPLATE, 'template0')
    // In a process of its own: jest's global set-up knows nothing of the "@/" alias.
    await run(process.execPath, ['--require', 'tsx/cjs', path.join(__dirname, 'fill-template.ts')], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: urlOf(postgres.url, TEMPLATE), SEEDED_AT: seededAt.toISOString() },
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { url: postgres.url, stop }
}

/** A database with the schema and the demo data, for one test file alone. */
export interface TestDatabase {
  database: Database
  /** For a second process or pool on the same data. */
  url: string
}

interface TestDatabaseOptions {
  /** Shorter than a shopper's, for a test of what comes after it. */
  patience?: Partial<Patience> | undefined
  /** Another database, which plays its replica. */
  replicaUrl?: string | undefined
}

/** Copies the template. Close the database after the tests; it ends with the run. */
export const createTestDatabase = async ({
  patience = {},
  replicaUrl,
}: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const serverUrl = process.env.TEST_DATABASE_URL
  if (serverUrl === undefined) throw new Error('TEST_DATABASE_URL is missing: run the tests by jest.')
  const name = `test_${randomBytes(6).toString('hex')}`
  await createFrom(serverUrl, name, TEMPLATE)
  const url = urlOf(serverUrl, name)
  return {
    database: createDatabase(url, {
      maxConnections: FEW_CONNECTIONS,
      patience: { ...SLOW_MACHINE, ...patience },
      replicaUrl: replicaUrl ?? null,
    }),
    url,
  }
}
