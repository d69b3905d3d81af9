/** Time after which any network call is given up, in ms. */
export const NETWORK_TIMEOUT_MS = 60_000

/** Why a call brought no reply: it took too long, was called off, or anything else. */
export type TransportReason = 'timeout' | 'abort' | ''

/** A call that brought no reply at all; `message` is the reason, empty for any but 'timeout' and 'abort'. */
export class TransportError extends Error {
  constructor(readonly reason: TransportReason) {
    super(reason)
    this.name = 'TransportError'
  }
}

/** The part of AbortSignal in use, so that a mini-program without AbortController can bring its own. */
export interface AbortSignalLike {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** One HTTP request; `body` is sent as it is. */
export interface HttpRequest {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string | undefined
  /** Default 60,000 ms. */
  timeoutMs?: number | undefined
  signal?: AbortSignalLike | undefined
}

/** A reply of any HTTP status; header names are lower case. */
export interface HttpReply {
  status: number
  headers: Record<string, string>
  text: string
}

/** Sends one request. Rejects with TransportError only; every HTTP status is a reply. */
export type SendRequest = (request: HttpRequest) => Promise<HttpReply>
