import { exec } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { createDatabase } from '../../server/db/database'
import type { Database } from '../../server/db/queryable'
import { connect, killBackend, killPostmaster, type VictimDatabase } from './victim-database'

const runShell = promisify(exec)
const PATIENCE_MS = 60_000
const ASK_AGAIN_MS = 50

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
    if (performance.now() > giveUpMs)
      throw new Error(`"${command}" does not bring the database back`, { cause: failure })
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
  const database = connect(url.href)
  return {
    variables: { DATABASE_URL: url.href },
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
