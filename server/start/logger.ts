import pino, { type Logger } from 'pino'
import { DatabaseUnavailable, RowBusy } from '../db/unavailable'
import { NoRoom } from '../system/no-room'

interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string | undefined
  cause?: LoggedError
}

/** What goes wrong outside this process: there may be thousands a minute, and no line of ours is to blame. */
const isOutside = (error: Error): boolean =>
  error instanceof DatabaseUnavailable || error instanceof RowBusy || error instanceof NoRoom

/** What of an error is logged. The driver's `detail` repeats the row, which holds personal data, so it is left out. */
const describeError = (error: unknown, withStack = true): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const isTraced = withStack && !isOutside(error)
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: String(error.code) }),
    ...(isTraced && { stack: error.stack }),
    ...(error.cause !== undefined && { cause: describeError(error.cause, isTraced) }),
  }
}

/** The server's log: one line of JSON an event, on standard output. */
export const createLogger = (level: string): Logger =>
  pino({ level, serializers: { err: (error: unknown) => describeError(error) } })
