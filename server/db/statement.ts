import { createHash } from 'node:crypto'
import pg from 'pg'
import type { SqlValue } from './queryable'
import { NoRoom } from '../system/no-room'
import { DatabaseUnavailable, RowBusy } from './unavailable'

/** Shutting down, starting up, out of connections or memory, a statement or a pause in a transaction that took too long. */
const UNAVAILABLE = new Set(['57P01', '57P02', '57P03', '53200', '53300', '57014', '25P03'])
const LOCK_NOT_AVAILABLE = '55P03'
const DISK_FULL = '53100'

/** Prepared before a migration changed what the statement answers; a new connection prepares it anew. */
const isOutdated = ({ routine }: pg.DatabaseError): boolean => routine === 'RevalidateCachedQuery'

/** The driver has no type for a broken connection: what neither PostgreSQL said nor our own code is one. */
export const explained = (error: unknown): unknown => {
  if (error instanceof RangeError || error instanceof TypeError) return error
  if (!(error instanceof pg.DatabaseError)) return new DatabaseUnavailable(error)
  if (error.code === LOCK_NOT_AVAILABLE) return new RowBusy(error)
  if (error.code === DISK_FULL) return new NoRoom(error)
  return UNAVAILABLE.has(error.code ?? '') || isOutdated(error) ? new DatabaseUnavailable(error) : error
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

/** Named by its text, a statement is parsed and planned once a connection: a third more orders a second. */
const prepared = (sql: string, params: readonly SqlValue[]): pg.QueryConfig => ({
  name: nameOf(sql),
  text: sql,
  values: [...params],
})

/**
 * Runs a statement over a connection. Without parameters it may be several in one text, which cannot be prepared.
 *
 * @throws DatabaseUnavailable, RowBusy, NoRoom, or what PostgreSQL refused.
 */
export const runStatement = async <Row extends object>(
  client: pg.ClientBase,
  sql: string,
  params: readonly SqlValue[] = [],
): Promise<Row[]> => {
  try {
    return (await client.query<Row>(params.length > 0 ? prepared(sql, params) : sql)).rows
  } catch (error) {
    throw explained(error)
  }
}
