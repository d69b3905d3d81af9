import { openConnections, type Connections, type Run } from './connections'
import { LANES, type Lane, type Patience } from './patience'
import type { Database, Queryable, SqlValue } from './queryable'
import { retryConflicts } from './retry'
import { RoomWatch, WRITE_A_MEGABYTE } from './room-watch'
import { DatabaseUnavailable } from './unavailable'

interface DatabaseOptions {
  /** Of ordinary work. */
  maxConnections?: number
  /** In place of the lanes' own. */
  patience?: Partial<Patience>
  /** Whether a pooler stands before it that gives every transaction another session. */
  isPooled?: boolean
  /** Told of connections that broke while idle; the pool has already replaced them. */
  onConnectionLost?: (error: Error) => void
}

/** A connection runs one statement at a time; what is asked of it meanwhile waits its turn here, for the driver will not. */
const inTurn = (query: Run): Run => {
  let last: Promise<unknown> = Promise.resolve()
  return <Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row[]> => {
    const next = last.then(() => query<Row>(sql, params))
    last = next.catch(() => undefined)
    return next
  }
}

/** Adds "the first row" to a way to run statements. */
const queryableOf = (query: Run): Queryable => ({
  query,
  one: async <Row extends object>(sql: string, params?: readonly SqlValue[]): Promise<Row | undefined> => {
    const [row] = await query<Row>(sql, params)
    return row
  },
})

const onceOver = <Result>(connections: Connections, work: (tx: Queryable) => Promise<Result>): Promise<Result> =>
  connections.lend(async (run) => {
    const query = inTurn(run)
    await query(connections.begin)
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
  const { isPooled = false, onConnectionLost: onLost = () => undefined } = options
  const room = new RoomWatch()
  const open = ({ connections, patience }: Lane): Connections =>
    room.over(openConnections(url, { connections, patience: { ...patience, ...options.patience }, isPooled, onLost }))

  const { maxConnections = LANES.ordinary.connections } = options
  const ordinary = open({ ...LANES.ordinary, connections: maxConnections })
  const hot = open(LANES.hot)
  const patient = open(LANES.patient)

  const { query, one } = queryableOf((sql, params) => ordinary.lend((run) => run(sql, params)))
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
