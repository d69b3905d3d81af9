import { visibility as appVisibility } from '@/platform/visibility'
import type { AbortSignalLike } from '@/platform/http/types'
import type { Visibility } from '@/platform/visibility/types'
import { systemClock, type Clock } from '../clock'
import { isTransient } from '../request/errors'

/** Time between the end of one run and the start of the next, in ms (docs/rules/client.md). */
const DEFAULT_POLL_MS = 1_000

/** How a task is polled. */
export interface PollOptions<Result> {
  /** Called off by this signal: when the page hides, unloads or wants something else. */
  signal: AbortSignalLike
  /** Default 1,000 ms. */
  intervalMs?: number
  /** Ends the polling when it says true; without it, only the signal does. */
  until?: (result: Result) => boolean
  clock?: Clock
  visibility?: Visibility
}

/**
 * Runs a task again and again, at once and then at intervals that start when a run has ended, so that runs never
 * overlap. It rests while the app is hidden and runs at once when it is shown again. Lost calls and a server in trouble
 * are tried again at the next turn.
 *
 * @returns the result that ended the polling, or undefined when it was called off.
 * @throws what the task threw, unless `isTransient`.
 */
export const poll = <Result>(
  task: () => Promise<Result>,
  {
    signal,
    intervalMs = DEFAULT_POLL_MS,
    until = () => false,
    clock = systemClock,
    visibility = appVisibility,
  }: PollOptions<Result>,
): Promise<Result | undefined> =>
  new Promise((resolve, reject) => {
    let isRunning = false
    let cancelTimer: () => void = () => undefined

    const finish = (settle: () => void): void => {
      cancelTimer()
      stopWatching()
      signal.removeEventListener('abort', onAbort)
      settle()
    }
    const onAbort = (): void => finish(() => resolve(undefined))

    const rest = (): void => {
      if (visibility.isVisible()) cancelTimer = clock.after(intervalMs, run)
    }

    const run = (): void => {
      isRunning = true
      task().then(onResult, onFailure)
    }

    const onResult = (result: Result): void => {
      isRunning = false
      if (signal.aborted) return
      if (until(result)) finish(() => resolve(result))
      else rest()
    }

    const onFailure = (error: unknown): void => {
      isRunning = false
      if (signal.aborted) return
      if (isTransient(error)) rest()
      else finish(() => reject(error))
    }

    const stopWatching = visibility.watch((isVisible) => {
      cancelTimer()
      if (isVisible && !isRunning) run()
    })
    if (signal.aborted) {
      onAbort()
      return
    }
    signal.addEventListener('abort', onAbort)
    if (visibility.isVisible()) run()
  })
