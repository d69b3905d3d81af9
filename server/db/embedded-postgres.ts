import type pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../system/startup-error'
import { makeWritableFolder } from '../system/writable-folder'
import { preparePostgresBinaries } from './embedded/binaries'
import { databaseFolders, EMBEDDED_USER, prepareDataFolder } from './embedded/data-folder'
import { embeddedClient, ensureRunning, killPostmaster, stopPostmaster, type Postmaster } from './embedded/postmaster'
import { chooseRunAs } from './embedded/run-as'

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  /** For `createDatabase`; names the socket, so that it works on this machine only. */
  url: string
  /** Stops it; when this resolves its process is gone. */
  stop(): Promise<void>
  /** Ends it without waiting; nothing acknowledged is lost, the next start recovers. */
  kill(): void
}

interface EmbeddedPostgresOptions {
  /** Folder that holds the database, among other things of the server. */
  dataDir: string
  /** Off only for tests. Default on: what is acknowledged survives a power cut. */
  durable?: boolean
  /** Told when PostgreSQL had died and runs again. */
  onRestart?: () => void
}

/** Held for as long as a server lives: the lock goes with its connection, however the process ends. */
const OWNER_LOCK = 7_351
const RESTART_RETRY_MS = 500

/** Takes the lock that lets one server alone use the data folder; null while another one holds it. */
const tryOwnerLock = async (postmaster: Postmaster): Promise<pg.Client | null> => {
  const client = embeddedClient(postmaster.folders)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [OWNER_LOCK])
  if (rows[0]?.held === true) return client
  await client.end()
  return null
}

const holdOwnerLock = async (postmaster: Postmaster): Promise<pg.Client> => {
  const owner = await tryOwnerLock(postmaster)
  if (owner !== null) return owner
  throw new StartupError(`Another server is using ${postmaster.folders.root}: stop it, or set another DATA_DIR.`)
}

const urlOf = ({ folders }: Postmaster): string =>
  `postgresql://${EMBEDDED_USER}@localhost/postgres?host=${encodeURIComponent(folders.socket)}`

const runPostmaster = async ({ dataDir, durable = true }: EmbeddedPostgresOptions): Promise<Postmaster> => {
  makeWritableFolder(dataDir)
  const folders = databaseFolders(dataDir)
  const binaries = preparePostgresBinaries()
  const runAs = chooseRunAs(dataDir, binaries.postgres)
  const postmaster: Postmaster = { folders, binaries, runAs, durable }
  await prepareDataFolder(folders, binaries, runAs)
  await ensureRunning(postmaster)
  return postmaster
}

/**
 * Lets somebody in beside a server that is serving; where none is, PostgreSQL runs until they leave.
 *
 * @throws StartupError as `startEmbeddedPostgres`.
 */
export const visitEmbeddedPostgres = async (dataDir: string): Promise<{ url: string; leave: () => Promise<void> }> => {
  const postmaster = await runPostmaster({ dataDir })
  const owner = await tryOwnerLock(postmaster)
  return {
    url: urlOf(postmaster),
    leave: async () => {
      if (owner === null) return
      await owner.end().catch(() => undefined)
      await stopPostmaster(postmaster)
    },
  }
}

/**
 * Starts the embedded PostgreSQL, or adopts the one that outlived a killed server, and keeps it running until `stop`:
 * when it dies, it is started again. It listens on a unix socket only.
 *
 * @throws StartupError when it cannot run here; the message says what to do.
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const postmaster = await runPostmaster(options)
  let owner = await holdOwnerLock(postmaster)
  let stopping = false
  let restarting: Promise<void> = Promise.resolve()

  const restart = async (): Promise<void> => {
    while (!stopping) {
      try {
        await ensureRunning(postmaster)
        owner = await holdOwnerLock(postmaster)
        watch()
        options.onRestart?.()
        return
      } catch {
        await pause(RESTART_RETRY_MS)
      }
    }
  }
  const watch = (): void => {
    owner.once('end', () => {
      if (!stopping) restarting = restart()
    })
  }
  watch()

  return {
    url: urlOf(postmaster),
    stop: async () => {
      stopping = true
      await restarting
      await owner.end().catch(() => undefined)
      await stopPostmaster(postmaster)
    },
    kill: () => {
      stopping = true
      killPostmaster(postmaster)
    },
  }
}
