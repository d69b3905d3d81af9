import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { StartupError } from '../system/startup-error'
import type { Database, Queryable } from './queryable'

const MIGRATIONS_DIR = path.join(__dirname, 'migrations')
const FILE_NAME = /^\d{3}\.[a-z0-9-]+\.sql$/

/** Any number, as long as every process of this product takes the same. */
const MIGRATION_LOCK = 7_352

/** A second process waits here for as long as the first one needs. */
const takeLock = async (tx: Queryable): Promise<void> => {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
}

const appliedNames = async (tx: Queryable): Promise<Set<string>> => {
  await tx.query('CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL)')
  const rows = await tx.query<{ name: string }>('SELECT name FROM schema_migration')
  return new Set(rows.map((row) => row.name))
}

/** An older server would write what a newer one no longer reads, and read what it does not know. */
const refuseNewerSchema = (applied: ReadonlySet<string>, files: readonly string[]): void => {
  const unknown = [...applied].filter((name) => !files.includes(name)).sort()
  if (unknown.length === 0) return
  throw new StartupError(
    `The database was written by a newer server (${unknown.join(', ')}): start that one, or restore a backup of before.`,
  )
}

/**
 * Brings the database to the newest schema and returns the names of the migrations that ran.
 *
 * All of them run in one transaction under a lock: several processes may start at once, and a failing migration leaves
 * the schema as it was.
 *
 * @throws StartupError when the database has a migration that this server does not know.
 */
export const migrate = async (database: Database, now: Date): Promise<string[]> => {
  const files = (await readdir(MIGRATIONS_DIR)).filter((name) => FILE_NAME.test(name)).sort()
  return database.patientTransaction(async (tx) => {
    await takeLock(tx)
    const applied = await appliedNames(tx)
    refuseNewerSchema(applied, files)
    const missing = files.filter((name) => !applied.has(name))
    for (const name of missing) {
      await tx.query(await readFile(path.join(MIGRATIONS_DIR, name), 'utf8'))
      await tx.query('INSERT INTO schema_migration (name, applied_at) VALUES ($1, $2)', [name, now])
    }
    return missing
  })
}
