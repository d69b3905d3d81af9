import { leaveApp } from '../back-layer/leave-app'
import type { WatchFailedPageLoads } from './types'

/** How the bundler names a script that did not arrive, and marks a style sheet. */
const isLoadFailure = (reason: unknown): boolean =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' || ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'))

/** The router leaves the failure unhandled, and the shopper before a button that seems dead. */
export const watchFailedPageLoads: WatchFailedPageLoads = (onFailed) => {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isLoadFailure(event.reason)) return
    event.preventDefault()
    onFailed(() => void leaveApp(() => window.location.reload()))
  })
}
