import pg from 'pg'
import type { Database, Queryable, SqlValue } from './queryable'
import { retryConflicts, retryConnect } from './retry'
import { DatabaseUnavailable } from './unavailable'
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

/** Shutting down, starting up, out of connections, or a statement that waited too long. */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '53300', '57014'])

/** The driver has no type for a broken connection: whatever PostgreSQL did not say itself is one. */
const explained = (error: unknown): unknown =>
  error instanceof pg.DatabaseError && !UNAVAILABLE.has(error.code ?? '') ? error : new DatabaseUnavailable(error)

const run = async <Row extends object>(client: pg.ClientBase, sql: string, params: readonly SqlValue[] = []) => {
  try {
    return (await client.query<Row>(sql, [...params])).rows
  } catch (error) {
    throw explained(error)
  }
}

const first = <Row>(rows: readonly Row[]): Row | undefined => rows[0]

const queryableOf = (client: pg.ClientBase): Queryable => {
  const query = <Row extends object>(sql: string, params?: readonly SqlValue[]) => run<Row>(client, sql, params)
  return { query, one: async <Row extends object>(sql: string, params?: readonly SqlValue[]) => first(await query<Row>(sql, params)) }
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
    const client = await retryConnect(() => pool.connect()).catch((error: unknown) => {
      throw explained(error)
    })
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
      await run(client, 'BEGIN')
      try {
        const result = await work(queryableOf(client))
        await run(client, 'COMMIT')
        return result
      } catch (error) {
        await run(client, 'ROLLBACK').catch(() => undefined)
        throw error
      }
    })

  return {
    query,
    one: async <Row extends object>(sql: string, params?: readonly SqlValue[]) => first(await query<Row>(sql, params)),
    transaction: (work) => retryConflicts(() => once(work)),
    close: () => pool.end(),
  }
}
