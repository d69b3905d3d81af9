import { createWriteStream, existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database, Queryable } from '../db/queryable'
import type { FileStorage } from '../gateways/storage/file-storage'
import { StartupError } from '../system/startup-error'
import { filesFolder, secretCopy, tableFile } from './backup-folder'
import { appliedMigrations, filePaths, readSequences, rowsOf, tableNames, takeSnapshot } from './dump-statements'
import { writeManifest, type Manifest } from './manifest'

const ONLY_OWNER = 0o700

/** What is backed up, and where it goes on being used. */
interface BackupSource {
  database: Database
  /** Of the uploaded files and papers. */
  storage: FileStorage
  /** The secret that the server keeps for itself; null where the environment gives one. */
  secretFile: string | null
}

const makeEmptyFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: ONLY_OWNER })
  if ((await readdir(folder)).length > 0)
    throw new StartupError(`${folder} is not empty: name a folder for this backup alone.`)
  // One that was there already has the rights that it was made with.
  await chmod(folder, ONLY_OWNER).catch((cause: unknown) => {
    throw new StartupError(`${folder} is not yours: name a folder that this user can keep to itself.`, { cause })
  })
}

const dumpTable = async (tx: Queryable, folder: string, table: string): Promise<number> => {
  let count = 0
  const lines = async function* (): AsyncGenerator<string> {
    for await (const rows of rowsOf(tx, table)) {
      count += rows.length
      yield `${rows.join('\n')}\n`
    }
  }
  await pipeline(lines(), createGzip(), createWriteStream(tableFile(folder, table)))
  return count
}

type Dump = Pick<Manifest, 'takenAt' | 'migrations' | 'tables' | 'sequences'> & { paths: string[] }

/** All tables as they are at one moment; who writes meanwhile is neither kept waiting nor seen. */
const dumpDatabase = (database: Database, folder: string): Promise<Dump> =>
  database.patientTransaction(async (tx) => {
    const takenAt = await takeSnapshot(tx)
    const migrations = await appliedMigrations(tx)
    const tables: Record<string, number> = {}
    for (const table of await tableNames(tx)) tables[table] = await dumpTable(tx, folder, table)
    return { takenAt, migrations, tables, sequences: await readSequences(tx), paths: await filePaths(tx) }
  })

/** A file is written before its row and never changed, so it is there; unless its owner has removed it since. */
const copyFiles = async (from: FileStorage, to: string, paths: readonly string[]): Promise<number> => {
  let gone = 0
  for (const file of paths) {
    const content = await from.read(file)
    if (content === null) {
      gone += 1
      continue
    }
    await mkdir(path.dirname(path.join(to, file)), { recursive: true })
    await pipeline(content, createWriteStream(path.join(to, file)))
  }
  return gone
}

/**
 * Writes a backup of database, files and secret into an empty folder, which its owner alone reads from then on, also while
 * servers are serving. Everything that was
 * acknowledged before it began is in it.
 *
 * @throws StartupError when the folder is not empty.
 */
export const writeBackup = async (
  { database, storage, secretFile }: BackupSource,
  folder: string,
): Promise<Manifest> => {
  await makeEmptyFolder(folder)
  await mkdir(path.dirname(tableFile(folder, '')))
  const { paths, ...dump } = await dumpDatabase(database, folder)
  const goneFiles = await copyFiles(storage, filesFolder(folder), paths)
  if (secretFile !== null && existsSync(secretFile)) await copyFile(secretFile, secretCopy(folder))
  return writeManifest(folder, { ...dump, files: paths.length - goneFiles, goneFiles })
}
