import type { AbortSignalLike } from '@/platform/http/types'

/** Calls off what holds its signal. */
export interface Aborter {
  readonly signal: AbortSignalLike
  abort(): void
}

/** AbortController for both targets: older mini-program engines have none. Aborting twice is aborting once. */
export const createAborter = (): Aborter => {
  const listeners = new Set<() => void>()
  let aborted = false
  return {
    signal: {
      get aborted() {
        return aborted
      },
      addEventListener: (_type, listener) => void listeners.add(listener),
      removeEventListener: (_type, listener) => void listeners.delete(listener),
    },
    abort() {
      if (aborted) return
      aborted = true
      for (const listener of [...listeners]) listener()
    },
  }
}
