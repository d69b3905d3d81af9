import pg from 'pg'
import type { ConnectionLoad, Queryable } from './queryable'
import { driverTimeouts, sessionTimeouts, type Lane } from './patience'
import { retryConnect } from './retry'
import { explained, runStatement } from './statement'
import { DatabaseUnavailable } from './unavailable'
import { valueTypes } from './value-types'

/** Runs a statement over the connection that was lent. */
export type Run = Queryable['query']

/** Connections to one PostgreSQL, lent for one piece of work at a time. */
export interface Connections {
  /** @throws DatabaseUnavailable when none can be had; that connection, or one that breaks at work, is thrown away. */
  lend<Result>(work: (run: Run) => Promise<Result>): Promise<Result>
  /** Begins a transaction. */
  begin: string
  /** How many are at work and at rest, and how many callers wait for one. */
  load(): ConnectionLoad
  /** Ends all of them; later calls fail. */
  close(): Promise<void>
}

interface ConnectionsOptions extends Lane {
  /** Whether a pooler gives every transaction another session, which then must not be asked to remember anything. */
  isPooled: boolean
  onLost: (error: Error) => void
}

const IDLE_TIMEOUT_MS = 30_000

/** What the driver says when nothing at all came back in time; it has no code. */
const SILENCE = 'Query read timeout'

const isSilence = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.cause instanceof Error && error.cause.message === SILENCE

/**
 * Opens a pool. Nothing connects until something is lent.
 *
 * A connection that breaks while the pool holds it and one that breaks while it is in use report on different emitters;
 * without a listener on both, a database restart would end the process. One that falls silent (a firewall forgot it, a
 * machine was unplugged) reports nowhere: it is noticed by an answer that does not come, and then every connection that
 * has not answered since is suspect, for they often die together.
 */
export const openConnections = (
  url: string,
  { connections, patience, isPooled, onLost }: ConnectionsOptions,
): Connections => {
  const timeouts = sessionTimeouts(patience)
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    application_name: 'vela',
    types: valueTypes,
    ...driverTimeouts(patience),
    ...(!isPooled && timeouts),
  })
  const answeredMs = new WeakMap<pg.PoolClient, number>()
  let silentSinceMs = 0
  let isClosing = false
  /** Tells of a connection that broke. While the pool is being closed, PostgreSQL may end first: that is no news. */
  const lost = (error: Error): void => {
    if (!isClosing) onLost(error)
  }

  pool.on('error', lost)
  pool.on('connect', (client) => {
    answeredMs.set(client, performance.now())
    client.on('error', lost)
  })

  const take = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await retryConnect(() => pool.connect(), patience.connectMs)
      if ((answeredMs.get(client) ?? 0) >= silentSinceMs) return client
      client.release(true)
    }
  }

  return {
    begin: isPooled
      ? ['BEGIN', ...Object.entries(timeouts).map(([name, ms]) => `SET LOCAL ${name} = ${ms}`)].join('; ')
      : 'BEGIN',
    lend: async (work) => {
      const client = await take().catch((error: unknown) => {
        throw explained(error)
      })
      const lentMs = performance.now()
      let isBroken = false
      try {
        return await work((sql, params) => runStatement(client, sql, { params, isPrepared: !isPooled }))
      } catch (error) {
        if (isSilence(error)) silentSinceMs = Math.max(silentSinceMs, lentMs)
        // It may tell of its end before its socket closes: the next caller must not be given it.
        isBroken = error instanceof DatabaseUnavailable
        throw error
      } finally {
        if (!isBroken) answeredMs.set(client, performance.now())
        client.release(isBroken)
      }
    },
    load: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => {
      isClosing = true
      return pool.end()
    },
  }
}
