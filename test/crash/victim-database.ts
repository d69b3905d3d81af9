import { exec, execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createDatabase } from '../../server/db/database'
import { startEmbeddedPostgres } from '../../server/db/embedded-postgres'
import type { Database } from '../../server/db/queryable'
import type { Random } from '../support/random'

/** A PostgreSQL that may be killed: its supervisor brings it back. */
export interface VictimDatabase {
  /** An empty database in it. */
  url: string
  /** For the test's own questions. */
  database: Database
  /** Whether somebody starts it again when all of it is killed. */
  canLosePostmaster: boolean
  /** Kills the process that all others come from, as a machine's end would. */
  killPostmaster(): Promise<void>
  /** Kills the process of one connection, upon which PostgreSQL ends all of them and recovers. */
  killBackend(random: Random): Promise<void>
  stop(): Promise<void>
}

const run = promisify(execFile)
const runShell = promisify(exec)
const PATIENCE_MS = 60_000
const ASK_AGAIN_MS = 50
const OWN_CONNECTIONS = 6

const ownPid = async (database: Database): Promise<number> =>
  (await database.one<{ pid: number }>('SELECT pg_backend_pid() AS pid'))?.pid ?? Number.NaN

const parentOf = async (pid: number): Promise<number> => Number((await run('ps', ['-o', 'ppid=', '-p', String(pid)])).stdout)

const killPostmaster = async (database: Database): Promise<void> => {
  process.kill(await parentOf(await ownPid(database)), 'SIGKILL')
}

const killBackend = async (database: Database, random: Random): Promise<void> => {
  const rows = await database.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' ORDER BY pid",
  )
  const [first, ...others] = rows.map(({ pid }) => pid)
  if (first !== undefined) process.kill(random.pick([first, ...others]), 'SIGKILL')
}

/** The PostgreSQL that npm brought, in a folder of its own; whoever started it starts it again. */
export const embeddedVictim = async (dataDir: string): Promise<VictimDatabase> => {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const database = createDatabase(postgres.url, { maxConnections: OWN_CONNECTIONS })
  return {
    url: postgres.url,
    database,
    canLosePostmaster: true,
    killPostmaster: () => killPostmaster(database),
    killBackend: (random) => killBackend(database, random),
    stop: async () => {
      await database.close()
      await postgres.stop()
    },
  }
}

/** Old backends hold the memory for a moment after their postmaster's death: a start may take several tries. */
const startUntilItAnswers = async (command: string, database: Database): Promise<void> => {
  const giveUpMs = performance.now() + PATIENCE_MS
  for (;;) {
    const failure = await runShell(command).then(
      () => null,
      (error: unknown) => error,
    )
    const isUp = await database.query('SELECT 1').then(
      () => true,
      () => false,
    )
    if (isUp) return
    if (performance.now() > giveUpMs) throw new Error(`"${command}" does not bring the database back`, { cause: failure })
    await pause(ASK_AGAIN_MS)
  }
}

/**
 * An installed PostgreSQL on this machine, in which the test makes a database of its own.
 *
 * @param restart - shell command that starts it after its postmaster was killed; without one only backends are killed.
 */
export const installedVictim = async (serverUrl: string, restart: string | null): Promise<VictimDatabase> => {
  const name = `vela_crash_${randomBytes(4).toString('hex')}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const admin = createDatabase(serverUrl, { maxConnections: 1 })
  await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`)
  const database = createDatabase(url.href, { maxConnections: OWN_CONNECTIONS })
  return {
    url: url.href,
    database,
    canLosePostmaster: restart !== null,
    killPostmaster: async () => {
      await killPostmaster(database)
      if (restart !== null) await startUntilItAnswers(restart, database)
    },
    killBackend: (random) => killBackend(database, random),
    stop: async () => {
      await database.close()
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.close()
    },
  }
}
