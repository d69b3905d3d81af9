import { AsyncLocalStorage } from 'node:async_hooks'

const jobs = new AsyncLocalStorage<string>()
const counts = new Map<string, number>()

/** Says which job of the worker everything belongs to that runs in it, whatever it waits for. */
export const atJob = <Result>(job: string, run: () => Result): Result => jobs.run(job, run)

/** Counts a failure for the job at hand; what a request fails in is none. */
export const countFailure = (): void => {
  const job = jobs.getStore()
  if (job !== undefined) counts.set(job, (counts.get(job) ?? 0) + 1)
}

/** How often each job, or a piece of it, has failed in this process. */
export const failedJobs = (): ReadonlyMap<string, number> => counts
