import { HOUR_MS } from '@/domain/time/duration'
import type { ServerContext } from '../context/server-context'
import { compareDueBills } from '../modules/reconciliation/due-bills'
import { refreshWords } from '../modules/search/search-index'
import { cleanUp } from './clean-up'
import { runDueJobs } from './run-due-jobs'

/** How often the worker looks for work unless told otherwise. */
const WORKER_INTERVAL_MS = 500
/**
 * As much as most jobs take at once: then more may wait, and it looks again without a rest. With less it rests, so that
 * what comes meanwhile is done together: a look costs two dozen statements, whether it finds one thing or fifty.
 */
const MUCH = 50
const CLEAN_UP_EVERY_MS = HOUR_MS

/** A running worker. */
export interface Worker {
  /** Lets the work in hand finish, then ends. */
  stop(): Promise<void>
}

/** What a worker is started with. */
export interface WorkerOptions {
  context: ServerContext
  intervalMs?: number
}

/** Starts the worker: orders that expire, payments to ask about, refunds to send, events to deliver. Safe beside others. */
export const startWorker = ({ context, intervalMs = WORKER_INTERVAL_MS }: WorkerOptions): Worker => {
  let isStopping = false
  let wake = (): void => undefined
  let cleanedAtMs = 0

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, intervalMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const cleanUpNowAndThen = async (): Promise<void> => {
    const nowMs = context.clock.now().getTime()
    if (nowMs - cleanedAtMs < CLEAN_UP_EVERY_MS) return
    cleanedAtMs = nowMs
    try {
      await cleanUp(context)
    } catch (error) {
      context.logger.error({ err: error }, 'cleaning up failed')
    }
    try {
      await compareDueBills(context)
    } catch (error) {
      context.logger.error({ err: error }, 'comparing the bills of the payment providers failed')
    }
    try {
      await refreshWords(context.database)
    } catch (error) {
      context.logger.error({ err: error }, 'reading the words of the search anew failed')
    }
  }

  const run = async (): Promise<void> => {
    while (!isStopping) {
      const handled = await runDueJobs(context)
      await cleanUpNowAndThen()
      if (handled < MUCH && !isStopping) await rest()
    }
  }

  const ended = run()
  return {
    stop() {
      isStopping = true
      wake()
      return ended
    },
  }
}
