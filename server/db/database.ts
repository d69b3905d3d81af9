import { openConnections, type Connections } from './connections'
import { LANES, type Lane, type Patience } from './patience'
import type { Database, Queryable, SqlValue } from './queryable'
import { retryConflicts } from './retry'
import { RoomWatch, WRITE_A_MEGABYTE } from './room-watch'
import { runStatement } from './statement'
import { DatabaseUnavailable } from './unavailable'

interface DatabaseOptions {
  /** Of ordinary work. */
  maxConnections?: number
  /** In place of the lanes' own. */
  patience?: Partial<Patience>
  /** Told of connections that broke while idle; the pool has already replaced them. */
  onConnectionLost?: (error: Error) => void
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

const onceOver = <Result>(connections: Connections, work: (tx: Queryable) => Promise<Result>): Promise<Result> =>
  connections.lend(async (client) => {
    const query = inTurn((sql, params) => runStatement(client, sql, params))
    await query('BEGIN')
    try {
      const result = await work(queryableOf(query))
      await query('COMMIT')
      return result
    } catch (error) {
      // A connection that is thrown away needs no word of farewell, and might not take it.
      if (!(error instanceof DatabaseUnavailable)) await query('ROLLBACK').catch(() => undefined)
      throw error
    }
  })

const transactionOver =
  (connections: Connections): Database['transaction'] =>
  (work) =>
    retryConflicts(() => onceOver(connections, work))

/** Opens connections to the PostgreSQL behind a URL. Nothing connects until the first statement. */
export const createDatabase = (url: string, options: DatabaseOptions = {}): Database => {
  const onLost = options.onConnectionLost ?? (() => undefined)
  const room = new RoomWatch()
  const open = ({ connections, patience }: Lane): Connections =>
    room.over(openConnections(url, { connections, patience: { ...patience, ...options.patience } }, onLost))

  const { maxConnections = LANES.ordinary.connections } = options
  const ordinary = open({ ...LANES.ordinary, connections: maxConnections })
  const hot = open(LANES.hot)
  const patient = open(LANES.patient)

  const { query, one } = queryableOf((sql, params) => ordinary.lend((client) => runStatement(client, sql, params)))
  const transaction = transactionOver(ordinary)

  return {
    query,
    one,
    transaction,
    hotTransaction: transactionOver(hot),
    patientTransaction: transactionOver(patient),
    check: async () => {
      await query('SELECT 1')
      await room.check(() => transaction((tx) => tx.query(WRITE_A_MEGABYTE)))
    },
    load: () => ({ ordinary: ordinary.load(), hot: hot.load(), patient: patient.load() }),
    close: async () => {
      await Promise.all([ordinary, hot, patient].map((connections) => connections.close()))
    },
  }
}
