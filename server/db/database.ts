import { createHash } from 'node:crypto'
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

/** Prepared before a migration changed what the statement answers; a new connection prepares it anew. */
const isOutdated = ({ routine }: pg.DatabaseError): boolean => routine === 'RevalidateCachedQuery'

/** The driver has no type for a broken connection: what neither PostgreSQL said nor our own code is one. */
const explained = (error: unknown): unknown => {
  if (error instanceof RangeError || error instanceof TypeError) return error
  const isRefused = error instanceof pg.DatabaseError && !UNAVAILABLE.has(error.code ?? '') && !isOutdated(error)
  return isRefused ? error : new DatabaseUnavailable(error)
}

/** Named by its text, a statement is parsed and planned once a connection: a third more orders a second. */
const prepared = (sql: string, params: readonly SqlValue[]): pg.QueryConfig => ({
  name: createHash('sha1').update(sql).digest('base64'),
  text: sql,
  values: [...params],
})

/** Without parameters it may be several statements in one text, which cannot be prepared. */
const run = async <Row extends object>(client: pg.ClientBase, sql: string, params: readonly SqlValue[] = []) => {
  try {
    return (await client.query<Row>(params.length > 0 ? prepared(sql, params) : sql)).rows
  } catch (error) {
    throw explained(error)
  }
}

/** A connection runs one statement at a time; what is asked of it meanwhile waits its turn here, for the driver will not. */
const inTurn = (query: Queryable['query']): Queryable['query'] => {
  let last: Promise<unknown> = Promise.resolve()
  return <Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> => {
    const next = last.then(() => query<Row>(sql, params))
    last = next.catch(() => undefined)
    return next
  }
}

/** Adds "the first row" to a way to run statements. */
const queryableOf = (query: Queryable['query']): Queryable => ({
  query,
  one: async <Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined> => {
    const [row] = await query<Row>(sql, params)
    return row
  },
})

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
    let isBroken = false
    try {
      return await work(client)
    } catch (error) {
      // It may tell of its end before its socket closes: the next caller must not be given it.
      isBroken = error instanceof DatabaseUnavailable
      throw error
    } finally {
      client.release(isBroken)
    }
  }

  const once = <Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> =>
    withClient(async (client) => {
      const query = inTurn((sql, params) => run(client, sql, params))
      await query('BEGIN')
      try {
        const result = await work(queryableOf(query))
        await query('COMMIT')
        return result
      } catch (error) {
        await query('ROLLBACK').catch(() => undefined)
        throw error
      }
    })

  return {
    ...queryableOf((sql, params) => withClient((client) => run(client, sql, params))),
    transaction: (work) => retryConflicts(() => once(work)),
    close: () => pool.end(),
  }
}
