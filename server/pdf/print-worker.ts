// A thread of its own for printing: see print-aside.ts.
import { parentPort } from 'node:worker_threads'
import { speaking } from '../system/spoken-language'
import type { PrintJob, PrintOutcome } from './print-job'
import { printPaper } from './print-paper'
import { UnprintableText } from './unprintable-text'

const outcomeOf = async ({ id, paper, language, at }: PrintJob): Promise<PrintOutcome> => {
  try {
    return { id, printed: await speaking(language, () => printPaper(paper, at)) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { id, fault: { message, isUnprintable: error instanceof UnprintableText } }
  }
}

parentPort?.on('message', (job: PrintJob) => {
  void outcomeOf(job).then((outcome) => parentPort?.postMessage(outcome))
})
