import type { Clock } from '../../system/clock'

/** Looks at most once in a while whether the app is closed, however many ask; a look that failed is no closure. */
export const createGlance = (clock: Clock, lifetimeMs: number, look: () => Promise<boolean>) => {
  let latest: { answer: Promise<boolean>; atMs: number } | undefined
  return (): Promise<boolean> => {
    const nowMs = clock.now().getTime()
    if (latest === undefined || nowMs < latest.atMs || nowMs >= latest.atMs + lifetimeMs) {
      latest = { answer: look().catch(() => false), atMs: nowMs }
    }
    return latest.answer
  }
}
