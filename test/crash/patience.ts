import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnavailable } from '../../server/db/unavailable'

const PATIENCE_MS = 60_000
const RETRY_MS = 100

/** Asks the database again while it comes back, or while a connection has not yet noticed that it is dead. */
export const withPatience = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  const giveUpMs = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || performance.now() > giveUpMs) throw error
      await pause(RETRY_MS)
    }
  }
}
