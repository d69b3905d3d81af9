import { ErrorCode } from '@/wire/errors'
import { isDefinite, isLoggedOut, isRefusal } from '../request/errors'
import { failureText } from '../request/failure-text'
import { withIdempotencyKey } from './with-idempotency-key'

/** How something that must happen once ended. */
export type OnceOutcome =
  | { kind: 'done' }
  /** Nobody knows whether it was done; the same try is safe. */
  | { kind: 'unknown'; text: string }
  | { kind: 'refused'; text: string; error: unknown }
  /** The session ended: the page's guard leads to the login and back. */
  | { kind: 'loggedOut' }

const outcomeOfFailure = (error: unknown): OnceOutcome => {
  // An earlier try, whose reply was lost, went through with other words.
  if (isRefusal(error, ErrorCode.idempotencyKeyReused)) return { kind: 'done' }
  if (isLoggedOut(error)) return { kind: 'loggedOut' }
  const text = failureText(error)
  return isDefinite(error) ? { kind: 'refused', text, error } : { kind: 'unknown', text }
}

/** Does something once, however often it is tried, and tells how it ended. Takes what `withIdempotencyKey` takes. */
export const doOnce = async (
  intent: string,
  act: (idempotencyKey: string) => Promise<unknown>,
  wish?: string,
): Promise<OnceOutcome> => {
  try {
    await withIdempotencyKey(intent, act, wish)
    return { kind: 'done' }
  } catch (error) {
    return outcomeOfFailure(error)
  }
}
