import { SECOND_MS } from '@/domain/time/duration'

/** How long the server waits for those who call it, in milliseconds. */
export interface ClientPatience {
  /** For the head of a request. */
  headersMs: number
  /** For a whole request; the largest upload takes so long at 2 Mbit/s. Longer than for its head, or Node swaps the two. */
  requestMs: number
  /** How often Node looks for requests that are late. */
  checkEveryMs: number
  /** For any byte, either way: who does not read the reply is let go. */
  silentMs: number
  /** For requests in hand, once the server stops. */
  finishMs: number
}

export const CLIENT_PATIENCE: ClientPatience = {
  headersMs: 15 * SECOND_MS,
  requestMs: 45 * SECOND_MS,
  checkEveryMs: 5 * SECOND_MS,
  silentMs: 60 * SECOND_MS,
  finishMs: 10 * SECOND_MS,
}

/** The framework's settings for a patience. */
export const timeoutsOf = ({ headersMs, requestMs, checkEveryMs, silentMs }: ClientPatience) => ({
  requestTimeout: requestMs,
  connectionTimeout: silentMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkEveryMs },
})
