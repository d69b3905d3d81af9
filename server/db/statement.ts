import { createHash } from 'node:crypto'
import pg from 'pg'
import type { SqlValue } from './queryable'
import { NoRoom } from '../system/no-room'
import { DatabaseUnavailable, RowBusy } from './unavailable'

/**
 * Shutting down, starting up, out of connections or memory, a statement or a pause in a transaction that took too long; and
 * a node that is not, or no longer, the one that writes: nothing took effect, and the next connection finds the other one.
 */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '53200', '53300', '57014', '25P03', '25006'])
const LOCK_NOT_AVAILABLE = '55P03'
const DISK_FULL = '53100'

/** Prepared before a migration changed what the statement answers; a new connection prepares it anew. */
const isOutdated = ({ routine }: pg.DatabaseError): boolean => routine === 'RevalidateCachedQuery'

/** Said of a connection, not of a statement: by a pooler, say, whose own connection broke. It is over. */
const isFatal = ({ severity }: pg.DatabaseError): boolean => severity === 'FATAL'

/** The error as one of ours. The driver has no type for a broken connection: whatever else is no word of PostgreSQL is one. */
export const explained = (error: unknown): unknown => {
  if (error instanceof RangeError || error instanceof TypeError) return error
  if (!(error instanceof pg.DatabaseError)) return new DatabaseUnavailable(error)
  if (error.code === LOCK_NOT_AVAILABLE) return new RowBusy(error)
  if (error.code === DISK_FULL) return new NoRoom(error)
  const isUnavailable = UNAVAILABLE.has(error.code ?? '') || isFatal(error) || isOutdated(error)
  return isUnavailable ? new DatabaseUnavailable(error) : error
}

/** Far more than the server has; a text that were made of values would fill it. */
const MOST_NAMES = 5_000
const names = new Map<string, string>()

/** A name for a text, worked out once. */
const nameOf = (sql: string): string => {
  const known = names.get(sql)
  if (known !== undefined) return known
  const name = createHash('sha1').update(sql).digest('base64')
  if (names.size < MOST_NAMES) names.set(sql, name)
  return name
}

/** How a statement runs. */
interface StatementOptions {
  params?: readonly SqlValue[] | undefined
  /** Named by its text, it is parsed and planned once a connection: a third more orders a second. */
  isPrepared: boolean
}

/**
 * Runs a statement over a connection. Without parameters it may be several in one text, which cannot be prepared.
 *
 * @throws DatabaseUnavailable, RowBusy, NoRoom, or what PostgreSQL refused.
 */
export const runStatement = async <Row extends object>(
  client: pg.ClientBase,
  sql: string,
  { params = [], isPrepared }: StatementOptions,
): Promise<Row[]> => {
  const query = (): pg.QueryConfig => ({ text: sql, values: [...params], ...(isPrepared && { name: nameOf(sql) }) })
  try {
    return (await client.query<Row>(params.length > 0 ? query() : sql)).rows
  } catch (error) {
    throw explained(error)
  }
}
