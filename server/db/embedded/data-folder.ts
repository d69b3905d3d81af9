import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '../../system/startup-error'
import { makeWritableFolder } from '../../system/writable-folder'
import type { PostgresBinaries } from './binaries'
import { isAlive } from './process-state'
import type { RunAs } from './run-as'

/** Folders of the embedded database. */
export interface DatabaseFolders {
  /** Holds the others. */
  root: string
  data: string
  socket: string
  logFile: string
}

/** Superuser of the embedded database; only its socket's folder protects it, and that is closed to other users. */
export const EMBEDDED_USER = 'vela'

const MAJOR_VERSION = '18'
const INIT_PREFIX = 'init.'
/** The path of a unix socket has room for 103 bytes on macOS and 107 on Linux. */
const MAX_SOCKET_PATH = 103
const SOCKET_NAME = '/.s.PGSQL.5432'
const PRIVATE_FOLDER = 0o700

const run = promisify(execFile)

const socketFolder = (root: string): string => {
  const inside = path.join(root, 'socket')
  if (Buffer.byteLength(inside + SOCKET_NAME) <= MAX_SOCKET_PATH) return inside
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return path.join(os.tmpdir(), `vela-${name}`)
}

/** Where the embedded database of a data folder lives. */
export const databaseFolders = (dataDir: string): DatabaseFolders => {
  const root = path.join(dataDir, 'postgres')
  return { root, data: path.join(root, 'data'), socket: socketFolder(root), logFile: path.join(root, 'postgres.log') }
}

const checkVersion = (folders: DatabaseFolders): void => {
  const version = readFileSync(path.join(folders.data, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR_VERSION) return
  throw new StartupError(
    `${folders.data} was written by PostgreSQL ${version} and this server brings ${MAJOR_VERSION}: move it away, or set DATABASE_URL.`,
  )
}

const removeAbandonedInits = (folders: DatabaseFolders): void => {
  for (const name of readdirSync(folders.root).filter((entry) => entry.startsWith(INIT_PREFIX))) {
    if (isAlive(Number(name.slice(INIT_PREFIX.length)))) continue
    rmSync(path.join(folders.root, name), { recursive: true, force: true })
  }
}

const isInitialised = (folders: DatabaseFolders): boolean => existsSync(path.join(folders.data, 'PG_VERSION'))

/** Initialises beside the final place and renames, so that a killed start leaves no half-made database behind. */
const initialise = async (folders: DatabaseFolders, binaries: PostgresBinaries, runAs: RunAs): Promise<void> => {
  const fresh = path.join(folders.root, `${INIT_PREFIX}${process.pid}`)
  rmSync(fresh, { recursive: true, force: true })
  const options = ['-D', fresh, '-U', EMBEDDED_USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--data-checksums']
  const { file, args, options: user } = runAs.command(binaries.initdb, options)
  try {
    await run(file, args, { uid: user.uid, gid: user.gid })
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new StartupError(`The embedded database could not be created: ${stderr.trim().split('\n').pop()}`)
  }
  try {
    renameSync(fresh, folders.data)
  } catch (error) {
    // Another process that started at the same moment was faster; its database is as good.
    rmSync(fresh, { recursive: true, force: true })
    if (!isInitialised(folders)) throw error
  }
}

const makeFolders = (folders: DatabaseFolders, runAs: RunAs): void => {
  for (const folder of [folders.root, folders.socket]) {
    makeWritableFolder(folder, PRIVATE_FOLDER)
    if (runAs.owner !== null) chownSync(folder, runAs.owner.uid, runAs.owner.gid)
  }
}

/**
 * Makes the data folder ready: creates the database in it, unless it holds one.
 *
 * @throws StartupError when the folder cannot be written or belongs to another version of PostgreSQL.
 */
export const prepareDataFolder = async (
  folders: DatabaseFolders,
  binaries: PostgresBinaries,
  runAs: RunAs,
): Promise<void> => {
  makeFolders(folders, runAs)
  removeAbandonedInits(folders)
  if (!isInitialised(folders)) await initialise(folders, binaries, runAs)
  checkVersion(folders)
}
