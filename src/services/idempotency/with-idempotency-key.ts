import { isDefinite } from '../request/errors'
import { keptKey } from './kept-keys'

/**
 * Does something that must happen once, with the key of its intent. The key is kept while it is unknown whether the
 * server acted, and released on its answer, be it yes or no.
 *
 * @param intent - what the shopper wants, e.g. `place:<modelId>`; the same wish has the same text.
 * @param act - the call; it passes the key on. Its failure is rethrown.
 * @param wish - how it is wanted, where only the last way counts; going back to an earlier one is a new wish.
 */
export const withIdempotencyKey = async <Result>(
  intent: string,
  act: (idempotencyKey: string) => Promise<Result>,
  wish?: string,
): Promise<Result> => {
  const { key, release } = keptKey(intent, wish)
  try {
    const result = await act(key)
    release()
    return result
  } catch (error) {
    if (isDefinite(error)) release()
    throw error
  }
}
