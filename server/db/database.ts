import pg from 'pg'
import type { Database, Queryable, SqlValue } from './queryable'
import { retryConflicts, retryConnect } from './retry'
import { valueTypes } from './value-types'

interface DatabaseOptions {
  maxConnections?: number
  /** Told of connections that broke while idle; the pool has already replaced them. */
  onConnectionLost?: (error: Error) => void
}

const MAX_CONNECTIONS = 20
const CONNECT_TIMEOUT_MS = 5_000
const IDLE_TIMEOUT_MS = 30_000
/** A statement that runs longer hangs on a lock or is wrong; the shopper has given up by then. */
const STATEMENT_TIMEOUT_MS = 15_000

const poolConfig = (url: string, options: DatabaseOptions): pg.PoolConfig => ({
  connectionString: url,
  max: options.maxConnections ?? MAX_CONNECTIONS,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  idleTimeoutMillis: IDLE_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  application_name: 'vela',
  types: valueTypes,
})

const queryableOf = (client: pg.ClientBase): Queryable => {
  const query = async <Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> =>
    (await client.query<Row>(sql, [...params])).rows
  return { query, one: async <Row extends object>(sql: string, params?: readonly SqlValue[]) => (await query<Row>(sql, params))[0] }
}

/**
 * Opens a pool of connections to the PostgreSQL behind a URL. Nothing connects until the first statement.
 *
 * A connection that breaks while the pool holds it and one that breaks while it is in use report on different emitters;
 * without a listener on both, a database restart would end the process.
 */
export const createDatabase = (url: string, options: DatabaseOptions = {}): Database => {
  const pool = new pg.Pool(poolConfig(url, options))
  const onLost = options.onConnectionLost ?? (() => undefined)
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))

  const withClient = async <Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
    const client = await retryConnect(() => pool.connect())
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }

  const query = <Row extends object>(sql: string, params: readonly SqlValue[] = []): Promise<Row[]> =>
    withClient(async (client) => queryableOf(client).query<Row>(sql, params))

  const once = <Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> =>
    withClient(async (client) => {
      await client.query('BEGIN')
      try {
        const result = await work(queryableOf(client))
        await client.query('COMMIT')
        return result
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined)
        throw error
      }
    })

  return {
    query,
    one: async <Row extends object>(sql: string, params?: readonly SqlValue[]) => (await query<Row>(sql, params))[0],
    transaction: (work) => retryConflicts(() => once(work)),
    close: () => pool.end(),
  }
}
