import type { ServerContext } from '../../../server/context/server-context'
import { runDueJobs, WORK_LANES } from '../../../server/worker/run-due-jobs'

/** Does one batch of everything that is due now, in all lanes at once as the worker does, and returns how much was. */
export const runAllDueJobs = async (context: ServerContext): Promise<number> => {
  const handled = await Promise.all(WORK_LANES.map((lane) => runDueJobs(context, lane)))
  return handled.reduce((sum, count) => sum + count, 0)
}
