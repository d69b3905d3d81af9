import type pg from 'pg'

/** How long the database may take, in milliseconds; 0 is for as long as it takes. */
export interface Patience {
  /** For a statement, by PostgreSQL's own clock. */
  statementMs: number
  /** For an answer, by our clock: longer than a statement may take, so only a connection that fell silent is so late. */
  answerMs: number
  /** For a row that another transaction holds. */
  lockMs: number
  /** Between two statements of a transaction; then its process is frozen or lost, and PostgreSQL frees what it holds. */
  idleMs: number
  /** For a connection, or for one of the pool to be free. */
  connectMs: number
}

/** For the calls of shoppers, who have given up by then. */
const SHOPPER_PATIENCE: Patience = {
  statementMs: 10_000,
  answerMs: 12_000,
  lockMs: 3_000,
  idleMs: 8_000,
  connectMs: 5_000,
}

/** For what must not be given up half done: migrations, and whoever waits for another process's. */
const ENDLESS_PATIENCE: Patience = { ...SHOPPER_PATIENCE, statementMs: 0, answerMs: 0, lockMs: 0, idleMs: 0 }

/** Shorter than a shopper's, so that the primary can still answer in time when a replica does not. */
const REPLICA_PATIENCE: Patience = { ...SHOPPER_PATIENCE, statementMs: 2_000, answerMs: 2_500, connectMs: 1_000 }

/** The first sign of life that is asked of a connection on which nothing happens. */
const KEEP_ALIVE_MS = 10_000

type DriverTimeouts = Pick<
  pg.PoolConfig,
  'query_timeout' | 'connectionTimeoutMillis' | 'keepAlive' | 'keepAliveInitialDelayMillis'
>

/** What the driver holds by its own clock. */
export const driverTimeouts = ({ answerMs, connectMs }: Patience): DriverTimeouts => ({
  query_timeout: answerMs,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
})

/** What PostgreSQL holds by its clock, by its own names; the driver asks for it once, as a connection opens. */
export const sessionTimeouts = ({ statementMs, lockMs, idleMs }: Patience) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: idleMs,
})

/** Kinds of work, each over connections of its own, so that none waits behind another; how many, and how patient. */
export interface Lane {
  connections: number
  patience: Patience
}

/** Of one process: 21 of the 100 that a PostgreSQL allows unless it is told, so that four processes and an operator fit. */
export const LANES = {
  /** Reads, and writes of rows that belong to one shopper. */
  ordinary: { connections: 14, patience: SHOPPER_PATIENCE },
  /** Writes of a row that everybody wants: who waits for it here keeps nobody else from a connection. */
  hot: { connections: 6, patience: SHOPPER_PATIENCE },
  patient: { connections: 1, patience: ENDLESS_PATIENCE },
  /** Reads of a replica, where there is one: none of these is a connection of the database that writes. */
  replica: { connections: 14, patience: REPLICA_PATIENCE },
} as const satisfies Record<string, Lane>
