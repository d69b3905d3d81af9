import type { Clock } from '../../system/clock'

/**
 * Looks at most once in a while whether the app is closed, however many ask; a look that failed is no closure.
 *
 * @param onFailure - told of the first look that failed, and again of the first after one that did not.
 */
export const createGlance = (
  clock: Clock,
  lifetimeMs: number,
  look: () => Promise<boolean>,
  onFailure: (error: unknown) => void,
) => {
  let latest: { answer: Promise<boolean>; atMs: number } | undefined
  let hasFailed = false

  const lookNow = async (): Promise<boolean> => {
    try {
      const isClosed = await look()
      hasFailed = false
      return isClosed
    } catch (error) {
      if (!hasFailed) onFailure(error)
      hasFailed = true
      return false
    }
  }

  return (): Promise<boolean> => {
    const nowMs = clock.now().getTime()
    if (latest === undefined || nowMs < latest.atMs || nowMs >= latest.atMs + lifetimeMs) {
      latest = { answer: lookNow(), atMs: nowMs }
    }
    return latest.answer
  }
}
