import { DatabaseUnavailable } from './unavailable'

/** A transaction lost against another one: serialisation failure, deadlock. Running it again is right. */
const CONFLICTS = new Set(['40001', '40P01'])
/** The database is starting, stopping or has just dropped the connection before anything was sent. */
const STARTING = ['57P03', '57P01', '08006', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE']
/** Nobody is there just now: its machine is away, or a pooler reaches no database. */
const AWAY = ['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', '08P01']
const UNREACHABLE = new Set([...STARTING, ...AWAY])
/** What the driver says when a proxy that has nobody to connect to hangs up; it has no code. */
const HUNG_UP = 'Connection terminated unexpectedly'

const MAX_CONFLICT_RETRIES = 8
const FIRST_CONFLICT_WAIT_MS = 20
const AWAY_RETRY_MS = 100

/** The code that PostgreSQL or the system gives an error, if it has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether an error means that the same transaction may simply be tried again. */
const isConflict = (error: unknown): boolean => CONFLICTS.has(codeOf(error) ?? '')

/** Whether an error means that the database cannot be reached now. */
const isUnreachable = (error: unknown): boolean => {
  const isHungUp = error instanceof Error && error.message === HUNG_UP
  return isHungUp || UNREACHABLE.has(codeOf(error) ?? '')
}

/** Repeats work that lost against other transactions, waiting a random, growing time so that rivals part. */
export const retryConflicts = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt >= MAX_CONFLICT_RETRIES) throw error
      await pause(Math.random() * FIRST_CONFLICT_WAIT_MS * 2 ** attempt)
    }
  }
}

const retryWhile = async <Result>(
  isPassing: (error: unknown) => boolean,
  patienceMs: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || performance.now() >= deadline) throw error
      await pause(AWAY_RETRY_MS)
    }
  }
}

/** Repeats a connect while the database is starting, or moves; nothing has been sent yet, so this is always safe. */
export const retryConnect = <Result>(connect: () => Promise<Result>, patienceMs: number): Promise<Result> =>
  retryWhile(isUnreachable, patienceMs, connect)

/** Repeats a read that nobody could answer; one that was answered after all has changed nothing. */
export const retryRead = <Result>(read: () => Promise<Result>, patienceMs: number): Promise<Result> =>
  retryWhile((error) => error instanceof DatabaseUnavailable, patienceMs, read)
