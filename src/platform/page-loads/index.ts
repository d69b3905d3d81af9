import { leaveApp } from '../back-layer/leave-app'
import type { WatchFailedPageLoads } from './types'

/** How the bundler names a script that did not arrive, and marks a style sheet. */
const isLoadFailure = (reason: unknown): boolean =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' || ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'))

/** The kind of the event that ended the wait, of both; that of a style sheet's is ours (config/h5/insert-style.js). */
const hasTimedOut = (reason: object): boolean => 'type' in reason && reason.type === 'timeout'

/** Whether it has an entry of the history above that of the page in sight (config/h5/front-page.js). */
const hasEmptyEntry = (reason: object): boolean => 'hasEmptyEntry' in reason && reason.hasEmptyEntry === true

/** The router leaves the failure unhandled, and the shopper before a button that seems dead. */
export const watchFailedPageLoads: WatchFailedPageLoads = (onFailed) => {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isLoadFailure(event.reason)) return
    event.preventDefault()
    const reason: object = event.reason
    onFailed({
      hasTimedOut: hasTimedOut(reason),
      reload: () => void leaveApp(() => window.location.reload()),
      stay: () => {
        if (hasEmptyEntry(reason)) void leaveApp(() => window.history.back())
      },
    })
  })
}
