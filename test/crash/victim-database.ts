import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createDatabase } from '../../server/db/database'
import type { Database } from '../../server/db/queryable'
import type { Random } from '../support/random'
import type { BookKeeper } from './world'

/** A PostgreSQL that may be killed: its supervisor brings it back. */
export interface VictimDatabase extends BookKeeper {
  /** Whether somebody starts it again when all of it is killed. */
  canLosePostmaster: boolean
  /** Kills the process that all others come from, as a machine's end would. */
  killPostmaster(): Promise<void>
  /** Kills the process of one connection, upon which PostgreSQL ends all of them and recovers. */
  killBackend(random: Random): Promise<void>
}

const run = promisify(execFile)
const OWN_CONNECTIONS = 6

const ownPid = async (database: Database): Promise<number> =>
  (await database.one<{ pid: number }>('SELECT pg_backend_pid() AS pid'))?.pid ?? Number.NaN

const parentOf = async (pid: number): Promise<number> =>
  Number((await run('ps', ['-o', 'ppid=', '-p', String(pid)])).stdout)

/** A shopper's patience is too short for questions about all that ever happened in a long run. */
const PATIENCE = { statementMs: 120_000, answerMs: 130_000, lockMs: 60_000 }

/** For the test's own questions to a database that will be killed. */
export const connect = (url: string): Database =>
  createDatabase(url, { maxConnections: OWN_CONNECTIONS, patience: PATIENCE })

/** Kills the process that a database's connections come from. */
export const killPostmaster = async (database: Database): Promise<void> => {
  process.kill(await parentOf(await ownPid(database)), 'SIGKILL')
}

/** Kills the process of a connection, the test's own among them. */
export const killBackend = async (database: Database, random: Random): Promise<void> => {
  const rows = await database.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' ORDER BY pid",
  )
  const [first, ...others] = rows.map(({ pid }) => pid)
  if (first !== undefined) process.kill(random.pick([first, ...others]), 'SIGKILL')
}
