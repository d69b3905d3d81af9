import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { IS_BUNDLED } from '../system/project-folder'
import { createPrinter } from './create-printer'

/**
 * Prints a paper in a thread of its own: it takes some 100 ms, the first one a second, in which no request would be
 * answered.
 *
 * @throws UnprintableText when a character cannot be drawn.
 */
export const printAside = createPrinter(() =>
  IS_BUNDLED
    ? new Worker(path.join(__dirname, 'print-worker.cjs'))
    : new Worker(path.join(__dirname, 'print-worker.ts'), { execArgv: ['--require', 'tsx/cjs'] }),
)
