import { createReadStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { applyMigrations, unknownMigrations } from '../db/migrate'
import type { Database, Queryable } from '../db/queryable'
import type { FileStorage } from '../gateways/storage/file-storage'
import { StartupError } from '../system/startup-error'
import { filesFolder, secretCopy, tableFile } from './backup-folder'
import { tableNames } from './dump-statements'
import {
  addForeignKeys,
  dropForeignKeys,
  emptyTables,
  insertLines,
  setSequences,
  writtenColumns,
} from './load-statements'
import { readManifest, type Manifest } from './manifest'

const BATCH = 500
const ONLY_OWNER = 0o600

/** Where a backup is restored to: an empty database, and the files of a server. */
interface RestoreTarget {
  database: Database
  storage: FileStorage
  /** Null where the environment gives the secret. */
  secretFile: string | null
}

const checkEmpty = async (database: Database): Promise<void> => {
  if ((await tableNames(database)).length === 0) return
  throw new StartupError('The database is not empty: restore into a new DATA_DIR, or into a new database.')
}

const checkMigrations = async ({ migrations }: Manifest): Promise<void> => {
  const unknown = await unknownMigrations(migrations)
  if (unknown.length === 0) return
  throw new StartupError(`The backup was made by a newer server (${unknown.join(', ')}): restore it with that one.`)
}

/** @throws StartupError when the folder has another secret: then it is the folder of another server. */
const restoreSecret = async (folder: string, secretFile: string | null): Promise<void> => {
  const copy = secretCopy(folder)
  if (secretFile === null || !existsSync(copy)) return
  if (existsSync(secretFile)) {
    if ((await readFile(secretFile, 'utf8')) === (await readFile(copy, 'utf8'))) return
    throw new StartupError(`${secretFile} holds another secret: restore into a new DATA_DIR.`)
  }
  await mkdir(path.dirname(secretFile), { recursive: true })
  await copyFile(copy, secretFile)
  await chmod(secretFile, ONLY_OWNER)
}

/** Brings every file of a folder under the path that it has there. */
const restoreFiles = async (folder: string, storage: FileStorage): Promise<void> => {
  if (!existsSync(folder)) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile()) await storage.write(path.relative(folder, file).replaceAll(path.sep, '/'), await readFile(file))
  }
}

const loadTable = async (tx: Queryable, folder: string, table: string): Promise<number> => {
  // Before the file is opened: its lines wait for nobody.
  const columns = await writtenColumns(tx, table)
  const lines = createInterface({ input: createReadStream(tableFile(folder, table)).pipe(createGunzip()) })
  let count = 0
  let batch: string[] = []
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insertLines(tx, table, columns, batch)
    count += batch.length
    batch = []
  }
  for await (const line of lines) {
    batch.push(line)
    if (batch.length === BATCH) await flush()
  }
  await flush()
  return count
}

const loadDatabase = (database: Database, folder: string, manifest: Manifest): Promise<void> =>
  database.patientTransaction(async (tx) => {
    await applyMigrations(tx, manifest.migrations, new Date(manifest.takenAt))
    const keys = await dropForeignKeys(tx)
    await emptyTables(tx, Object.keys(manifest.tables))
    for (const [table, rows] of Object.entries(manifest.tables)) {
      const loaded = await loadTable(tx, folder, table)
      if (loaded !== rows)
        throw new StartupError(`The backup is damaged: ${table} has ${loaded} rows in place of ${rows}.`)
    }
    await addForeignKeys(tx, keys)
    await setSequences(tx, manifest.sequences)
  })

/**
 * Restores a backup into an empty database and the folder of a server, whole or not at all. It has the schema that it was
 * made with; the next start brings it to the newest.
 *
 * @throws StartupError when the folder holds no backup, the database is not empty, or either belongs to another server.
 */
export const restoreBackup = async (
  folder: string,
  { database, storage, secretFile }: RestoreTarget,
): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  await checkMigrations(manifest)
  await checkEmpty(database)
  await restoreSecret(folder, secretFile)
  await restoreFiles(filesFolder(folder), storage)
  // Last, and in one transaction: until it commits the database is empty, and the restore can be begun again.
  await loadDatabase(database, folder, manifest)
  return manifest
}
