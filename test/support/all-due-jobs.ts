import type { ServerContext } from '../../server/context/server-context'
import { runDueJobs, WORK_LANES } from '../../server/worker/run-due-jobs'

/** Does one batch of everything that is due now, lane by lane, and returns how much was. */
export const runAllDueJobs = async (context: ServerContext): Promise<number> => {
  let handled = 0
  for (const lane of WORK_LANES) handled += await runDueJobs(context, lane)
  return handled
}
