import type { Worker } from 'node:worker_threads'
import { SECOND_MS } from '@/domain/time/duration'
import { language } from '@/language/current'
import type { Paper, PrintedPaper } from './paper'
import type { PrintJob, PrintOutcome } from './print-job'
import { UnprintableText } from './unprintable-text'

/** An idle thread holds two fonts in memory; the next paper starts another. */
const IDLE_MS = 10 * SECOND_MS
/** Far more than the slowest paper takes, on a slow machine and with the fonts to be read. */
const PATIENCE_MS = 30 * SECOND_MS

interface Waiting {
  resolve: (printed: PrintedPaper) => void
  reject: (error: Error) => void
}

/** A thread, and who waits for it. */
interface Thread {
  worker: Worker
  waiting: Map<number, Waiting>
  /** Ends it where it is idle for too long, or does not answer. */
  timer?: NodeJS.Timeout
}

const tell = (job: Waiting | undefined, outcome: PrintOutcome): void => {
  if ('printed' in outcome) {
    const { bytes, pages } = outcome.printed
    job?.resolve({ bytes: Buffer.from(bytes), pages })
  } else {
    const { message, isUnprintable } = outcome.fault
    job?.reject(isUnprintable ? new UnprintableText(message) : new Error(message))
  }
}

/**
 * Makes what prints papers in one thread at a time.
 *
 * @param patienceMs - how long a thread that has papers to print may answer nothing; then it is ended, and all of them fail.
 */
export const createPrinter = (startWorker: () => Worker, patienceMs = PATIENCE_MS) => {
  let current: Thread | undefined
  let lastId = 0

  /** A thread that has ended answers nobody: what waits for it fails, and the next paper starts another. */
  const end = (thread: Thread, error: Error): void => {
    if (current === thread) current = undefined
    clearTimeout(thread.timer)
    for (const { reject } of thread.waiting.values()) reject(error)
    thread.waiting.clear()
    void thread.worker.terminate()
  }

  /** Gives a thread its time from now on: to answer, or to rest. */
  const giveTime = (thread: Thread): void => {
    clearTimeout(thread.timer)
    const isIdle = thread.waiting.size === 0
    if (isIdle) thread.worker.unref()
    else thread.worker.ref()
    const giveUp = (): void => end(thread, new Error('The printing thread did not answer in time.'))
    thread.timer = setTimeout(giveUp, isIdle ? IDLE_MS : patienceMs).unref()
  }

  const start = (): Thread => {
    const thread: Thread = { worker: startWorker(), waiting: new Map() }
    thread.worker.on('message', (outcome: PrintOutcome) => {
      const job = thread.waiting.get(outcome.id)
      thread.waiting.delete(outcome.id)
      tell(job, outcome)
      giveTime(thread)
    })
    for (const event of ['error', 'messageerror'] as const)
      thread.worker.on(event, (error: Error) => end(thread, error))
    thread.worker.on('exit', () => end(thread, new Error('The printing thread has ended.')))
    return thread
  }

  return (paper: Paper, at: Date): Promise<PrintedPaper> =>
    new Promise((resolve, reject) => {
      const thread = (current ??= start())
      lastId += 1
      thread.worker.postMessage({ id: lastId, paper, language: language(), at } satisfies PrintJob)
      thread.waiting.set(lastId, { resolve, reject })
      // What comes while it works gives a thread no time beyond its next answer.
      if (thread.waiting.size === 1) giveTime(thread)
    })
}
