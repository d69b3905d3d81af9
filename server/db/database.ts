import { openConnections, type Connections, type Run } from './connections'
import { LANES, type Lane, type Patience } from './patience'
import type { Database, Queryable, SqlValue } from './queryable'
import { recentReads } from './recent-reads'
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
  /** Where replicas are read, by the same way of connecting; null where there are none. */
  replicaUrl?: string | null
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

/** Runs statements one by one, each by itself. */
const singly =
  (connections: Connections): Run =>
  (sql, params) =>
    connections.lend((run) => run(sql, params))

/** A connection that falls silent at the end of a transaction is given up like any other, whatever the transaction came to. */
const tellIfLost = (error: unknown): void => {
  if (error instanceof DatabaseUnavailable) throw error
}

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
      if (!(error instanceof DatabaseUnavailable)) await query('ROLLBACK').catch(tellIfLost)
      throw error
    }
  })

const transactionOver =
  (connections: Connections): Database['transaction'] =>
  (work) =>
    retryConflicts(() => onceOver(connections, work))

/** Opens connections to the PostgreSQL behind a URL. Nothing connects until the first statement. */
export const createDatabase = (url: string, options: DatabaseOptions = {}): Database => {
  const { isPooled = false, replicaUrl = null, onConnectionLost: onLost = () => undefined } = options
  const connect = (to: string, { connections, patience }: Lane): Connections =>
    openConnections(to, { connections, patience: { ...patience, ...options.patience }, isPooled, onLost })
  const room = new RoomWatch()
  const open = (lane: Lane): Connections => room.over(connect(url, lane))

  const { maxConnections = LANES.ordinary.connections } = options
  const ordinary = open({ ...LANES.ordinary, connections: maxConnections })
  const hot = open(LANES.hot)
  const patient = open(LANES.patient)

  const replica = replicaUrl === null ? null : connect(replicaUrl, LANES.replica)
  const pools = { ordinary, hot, patient, ...(replica !== null && { replica }) }

  const { query, one } = queryableOf(singly(ordinary))
  const transaction = transactionOver(ordinary)

  return {
    query,
    one,
    recent: replica === null ? { query, one } : queryableOf(recentReads(singly(replica), query)),
    transaction,
    hotTransaction: transactionOver(hot),
    patientTransaction: transactionOver(patient),
    check: async () => {
      await query('SELECT 1')
      await room.check(() => transaction((tx) => tx.query(WRITE_A_MEGABYTE)))
    },
    load: () => Object.fromEntries(Object.entries(pools).map(([name, connections]) => [name, connections.load()])),
    close: async () => {
      await Promise.all(Object.values(pools).map((connections) => connections.close()))
    },
  }
}
