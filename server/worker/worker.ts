import { HOUR_MS } from '@/domain/time/duration'
import type { ServerContext } from '../context/server-context'
import { compareDueBills } from '../modules/reconciliation/due-bills'
import { refreshWords } from '../modules/search/search-index'
import { isRecent } from '../system/is-recent'
import { cleanUp } from './clean-up'
import { runDueJobs, runJob, WORK_LANES } from './run-due-jobs'

/** How often the worker looks for work unless told otherwise. */
const WORKER_INTERVAL_MS = 500
/**
 * As much as most jobs take at once: then more may wait, and it looks again without a rest. With less it rests, so that
 * what comes meanwhile is done together: a look costs two dozen statements, whether it finds one thing or fifty.
 */
const MUCH = 50
const NOW_AND_THEN_MS = HOUR_MS

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

/** What is done now and then. */
const nowAndThen: Readonly<Record<string, (context: ServerContext) => Promise<void>>> = {
  cleanUp,
  bills: compareDueBills,
  words: ({ database }) => refreshWords(database),
}

/** Starts the worker: orders that expire, payments to ask about, refunds to send, events to deliver. Safe beside others. */
export const startWorker = ({ context, intervalMs = WORKER_INTERVAL_MS }: WorkerOptions): Worker => {
  const stopping = new AbortController()

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer)
        stopping.signal.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, intervalMs)
      stopping.signal.addEventListener('abort', wake)
    })

  /** Works until the worker stops; `work` answers how much it has done. */
  const keepOn = async (work: () => Promise<number>): Promise<void> => {
    while (!stopping.signal.aborted) {
      const handled = await work()
      if (handled < MUCH && !stopping.signal.aborted) await rest()
    }
  }

  let doneAtMs = -Infinity
  const doNowAndThen = async (): Promise<number> => {
    const nowMs = context.clock.now().getTime()
    if (isRecent(doneAtMs, nowMs, NOW_AND_THEN_MS)) return 0
    doneAtMs = nowMs
    for (const [job, run] of Object.entries(nowAndThen)) await runJob(context, job, run)
    return 0
  }

  const ended = Promise.all([
    ...WORK_LANES.map((lane) => keepOn(() => runDueJobs(context, lane))),
    keepOn(doNowAndThen),
  ])
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
