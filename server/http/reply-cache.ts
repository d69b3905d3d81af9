import type { Clock } from '../clock'

interface Entry {
  text: Promise<string>
  madeAtMs: number
}

/**
 * Keeps one serialised reply for a moment, so that a rush of readers costs one query. Callers that come while it is
 * being made wait for the same one; a failure is not kept.
 */
export const createReplyCache = (clock: Clock, lifetimeMs: number) => {
  let entry: Entry | null = null
  return (make: () => Promise<string>): Promise<string> => {
    const nowMs = clock.now().getTime()
    if (entry !== null && nowMs >= entry.madeAtMs && nowMs < entry.madeAtMs + lifetimeMs) return entry.text
    const fresh: Entry = { text: make(), madeAtMs: nowMs }
    entry = fresh
    fresh.text.catch(() => {
      if (entry === fresh) entry = null
    })
    return fresh.text
  }
}
