import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../../system/startup-error'
import type { PostgresBinaries } from './binaries'
import { EMBEDDED_USER, type DatabaseFolders } from './data-folder'
import { isAlive, isForeignProcess, readPostmasterPid } from './process-state'
import type { RunAs } from './run-as'

/** What it takes to run the embedded PostgreSQL. */
export interface Postmaster {
  folders: DatabaseFolders
  binaries: PostgresBinaries
  runAs: RunAs
  /** Off only for tests: then a power cut may lose what was acknowledged. */
  durable: boolean
}

/** After a killed postmaster its children hold the shared memory for a moment, and every start fails until they end. */
const START_PATIENCE_MS = 30_000
const FIRST_START_RETRY_MS = 100
/** What has not helped by then (a full disk, say) is asked for less often. */
const LAST_START_RETRY_MS = 2_000
const ANSWER_POLL_MS = 20
const FAST_STOP_MS = 10_000
const IMMEDIATE_STOP_MS = 3_000
const STOP_POLL_MS = 20
/** For an answer of a PostgreSQL that may be frozen. */
const ANSWER_PATIENCE_MS = 5_000

/** Each is harder than the one before: end transactions and shut down in order; at once, and recover at the next start; kill. */
const STOP_SIGNALS = [
  ['SIGINT', FAST_STOP_MS],
  ['SIGQUIT', IMMEDIATE_STOP_MS],
  ['SIGKILL', IMMEDIATE_STOP_MS],
] as const

const DURABLE = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']
/**
 * For hundreds of small databases that nobody needs tomorrow: nothing is flushed, nor cleaned up while tests wait, and a
 * statement is planned once for each connection, as it is from its sixth run on elsewhere.
 */
const FLEETING = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=8GB',
  'checkpoint_timeout=1h',
  'plan_cache_mode=force_generic_plan',
]

const settings = ({ folders, durable }: Postmaster): string[] =>
  [
    ...(durable ? DURABLE : FLEETING),
    'listen_addresses=',
    `unix_socket_directories=${folders.socket}`,
    'unix_socket_permissions=0700',
    'max_connections=100',
    'shared_buffers=64MB',
    'timezone=UTC',
    'log_timezone=UTC',
  ].flatMap((setting) => ['-c', setting])

/** A client of the embedded PostgreSQL's own socket. */
export const embeddedClient = (folders: DatabaseFolders): pg.Client =>
  new pg.Client({
    host: folders.socket,
    user: EMBEDDED_USER,
    database: 'postgres',
    application_name: 'vela-launcher',
    connectionTimeoutMillis: ANSWER_PATIENCE_MS,
    query_timeout: ANSWER_PATIENCE_MS,
  })

/** Whether the PostgreSQL of this very data folder answers on its socket. */
const answers = async (folders: DatabaseFolders): Promise<boolean> => {
  const client = embeddedClient(folders)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    return rows[0]?.data_directory === realpathSync(folders.data)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const launch = (postmaster: Postmaster): ChildProcess => {
  const { folders, binaries, runAs } = postmaster
  const noted = readPostmasterPid(folders.data)
  if (noted !== null && isForeignProcess(noted)) rmSync(path.join(folders.data, 'postmaster.pid'), { force: true })

  const { file, args, options } = runAs.command(binaries.postgres, ['-D', folders.data, ...settings(postmaster)])
  const log = openSync(folders.logFile, 'a')
  try {
    // Detached: Ctrl-C in a terminal reaches the whole foreground group, and PostgreSQL must outlive the server's last query.
    return spawn(file, args, { ...options, detached: true, stdio: ['ignore', log, log] })
  } finally {
    closeSync(log)
  }
}

const exitOf = (child: ChildProcess): { readonly ended: boolean } => {
  const state = { ended: false }
  child.once('exit', () => (state.ended = true))
  child.once('error', () => (state.ended = true))
  return state
}

/**
 * Makes sure that PostgreSQL runs on the data folder: adopts the one that outlived an earlier server, or starts it, as
 * often as it takes.
 *
 * @throws StartupError when it does not answer in time; its log says why.
 */
export const ensureRunning = async (postmaster: Postmaster): Promise<void> => {
  const { folders } = postmaster
  const deadline = performance.now() + START_PATIENCE_MS
  let retryMs = FIRST_START_RETRY_MS
  while (performance.now() < deadline) {
    if (await answers(folders)) return
    const child = launch(postmaster)
    const exit = exitOf(child)
    child.unref()
    while (!exit.ended && performance.now() < deadline) {
      await pause(ANSWER_POLL_MS)
      if (await answers(folders)) return
    }
    if (!exit.ended) child.kill('SIGQUIT')
    await pause(retryMs)
    retryMs = Math.min(2 * retryMs, LAST_START_RETRY_MS)
  }
  throw new StartupError(`The embedded PostgreSQL did not start; see ${folders.logFile}`)
}

const hasEnded = async (pid: number, patienceMs: number): Promise<boolean> => {
  const deadline = performance.now() + patienceMs
  while (isAlive(pid) && performance.now() < deadline) await pause(STOP_POLL_MS)
  return !isAlive(pid)
}

/** The running PostgreSQL's process id; null when none runs. */
const runningPid = (folders: DatabaseFolders): number | null => {
  const pid = readPostmasterPid(folders.data)
  return pid === null || isForeignProcess(pid) || !isAlive(pid) ? null : pid
}

/** Tells PostgreSQL to end at once; it recovers at its next start. */
export const killPostmaster = ({ folders }: Postmaster): void => {
  const pid = runningPid(folders)
  if (pid !== null) process.kill(pid, 'SIGQUIT')
}

/** Stops PostgreSQL and returns once its process is gone; harder signals follow when the soft one is not enough. */
export const stopPostmaster = async ({ folders }: Postmaster): Promise<void> => {
  const pid = runningPid(folders)
  if (pid === null) return
  for (const [signal, patienceMs] of STOP_SIGNALS) {
    if (isAlive(pid)) process.kill(pid, signal)
    if (await hasEnded(pid, patienceMs)) return
  }
}
