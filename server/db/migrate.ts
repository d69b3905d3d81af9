import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_DIR } from '../system/project-folder'
import { StartupError } from '../system/startup-error'
import type { Database, Queryable } from './queryable'

const MIGRATIONS_DIR = path.join(PROJECT_DIR, 'server/db/migrations')
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

const knownNames = async (): Promise<string[]> =>
  (await readdir(MIGRATIONS_DIR)).filter((name) => FILE_NAME.test(name)).sort()

/** Those of the names that are no migration of this server: a newer one wrote them. */
export const unknownMigrations = async (names: readonly string[]): Promise<string[]> => {
  const known = new Set(await knownNames())
  return names.filter((name) => !known.has(name)).sort()
}

/** An older server would write what a newer one no longer reads, and read what it does not know. */
const refuseNewerSchema = async (applied: ReadonlySet<string>): Promise<void> => {
  const unknown = await unknownMigrations([...applied])
  if (unknown.length === 0) return
  throw new StartupError(
    `The database was written by a newer server (${unknown.join(', ')}): start that one, or restore a backup of before.`,
  )
}

/** Runs those of the migrations that have not run yet, and returns their names. */
export const applyMigrations = async (tx: Queryable, names: readonly string[], now: Date): Promise<string[]> => {
  await takeLock(tx)
  const applied = await appliedNames(tx)
  await refuseNewerSchema(applied)
  const missing = names.filter((name) => !applied.has(name))
  for (const name of missing) {
    await tx.query(await readFile(path.join(MIGRATIONS_DIR, name), 'utf8'))
    await tx.query('INSERT INTO schema_migration (name, applied_at) VALUES ($1, $2)', [name, now])
  }
  return missing
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
  const names = await knownNames()
  return database.patientTransaction((tx) => applyMigrations(tx, names, now))
}
