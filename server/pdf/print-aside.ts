import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { SECOND_MS } from '@/domain/time/duration'
import { language } from '@/language/current'
import { IS_BUNDLED } from '../system/project-folder'
import type { Paper, PrintedPaper } from './paper'
import type { PrintJob, PrintOutcome } from './print-job'
import { UnprintableText } from './unprintable-text'

/** An idle thread holds two fonts in memory; the next paper starts another. */
const IDLE_MS = 10 * SECOND_MS

interface Waiting {
  resolve: (printed: PrintedPaper) => void
  reject: (error: Error) => void
}

const waiting = new Map<number, Waiting>()
let thread: Worker | undefined
let idleTimer: NodeJS.Timeout | undefined
let lastId = 0

const rest = (): void => {
  if (waiting.size > 0) return
  thread?.unref()
  idleTimer = setTimeout(() => {
    void thread?.terminate()
    thread = undefined
  }, IDLE_MS).unref()
}

const settle = (outcome: PrintOutcome): void => {
  const job = waiting.get(outcome.id)
  waiting.delete(outcome.id)
  if ('printed' in outcome) {
    const { bytes, pages } = outcome.printed
    job?.resolve({ bytes: Buffer.from(bytes), pages })
  } else {
    const { message, isUnprintable } = outcome.fault
    job?.reject(isUnprintable ? new UnprintableText(message) : new Error(message))
  }
  rest()
}

const fail = (error: Error): void => {
  thread = undefined
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

const start = (): Worker => {
  const worker = IS_BUNDLED
    ? new Worker(path.join(__dirname, 'print-worker.cjs'))
    : new Worker(path.join(__dirname, 'print-worker.ts'), { execArgv: ['--require', 'tsx/cjs'] })
  worker.on('message', settle)
  worker.on('error', fail)
  return worker
}

/**
 * Prints a paper in a thread of its own: it takes some 100 ms, the first one a second, in which no request would be
 * answered.
 *
 * @throws UnprintableText when a character cannot be drawn.
 */
export const printAside = (paper: Paper, at: Date): Promise<PrintedPaper> =>
  new Promise((resolve, reject) => {
    clearTimeout(idleTimer)
    thread ??= start()
    thread.ref()
    lastId += 1
    waiting.set(lastId, { resolve, reject })
    thread.postMessage({ id: lastId, paper, language: language(), at } satisfies PrintJob)
  })
