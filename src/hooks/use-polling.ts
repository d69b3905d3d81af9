import { useRef } from 'react'
import { poll } from '@/services/polling/poll'
import { createAborter } from '@/services/request/aborter'
import { useWhileShown } from './use-while-shown'

interface PollingOptions {
  /** Default 1,000 ms; another one starts the polling anew. */
  intervalMs?: number
  isEnabled?: boolean
  /** Gets what ended the polling for good; lost calls do not. */
  onFailure?: (error: unknown) => void
}

/**
 * Runs a task again and again while the page is on screen, never overlapping. The task handles its own result.
 * When the page comes back, the task runs at once.
 */
export function usePolling(task: () => Promise<void>, { intervalMs, isEnabled, onFailure }: PollingOptions = {}): void {
  const latest = useRef({ task, onFailure })
  latest.current = { task, onFailure }
  useWhileShown(
    () => {
      const { signal, abort } = createAborter()
      poll(() => latest.current.task(), { signal, ...(intervalMs === undefined ? {} : { intervalMs }) }).catch(
        (error: unknown) => latest.current.onFailure?.(error),
      )
      return abort
    },
    isEnabled,
    intervalMs,
  )
}
