import pino, { type Logger } from 'pino'

interface LoggedError {
  type: string
  message: string
  code?: string
  stack?: string | undefined
  cause?: LoggedError
}

/** What of an error is logged. The driver's `detail` repeats the row, which holds personal data, so it is left out. */
const describeError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: String(error.code) }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** The server's log: one line of JSON an event, on standard output. */
export const createLogger = (level: string): Logger => pino({ level, serializers: { err: describeError } })
