import type { ServerContext } from '../context/server-context'
import { countFailure } from '../system/failed-jobs'

const AT_ONCE = 8

/**
 * Does the work for each item, a few at a time. A failure is counted, logged and leaves the others alone: the item's lease runs
 * out and it comes up again.
 */
export const eachAtOnce = async <Item>(
  items: readonly Item[],
  logger: ServerContext['logger'],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const waiting = [...items]
  const drain = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item)
      } catch (error) {
        countFailure()
        logger.warn({ err: error }, 'a due job failed and will be tried again')
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, drain))
}
