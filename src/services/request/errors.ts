import type { RefusalCode } from '@/wire/errors'
import { TransportError } from '@/platform/http/types'

/**
 * What kind of failure a call met:
 * network - no reply; `message` is 'timeout', 'abort' or empty (docs/rules/client.md)
 * http - a reply that is no envelope, or any HTTP status but 200 in the strict style; `code` is the HTTP status
 * business - a refusal; `code` is stable and `message` is the server's text for the shopper
 * auth - the server does not know who is calling: not logged in, or no longer
 */
export type ApiErrorKind = 'network' | 'http' | 'business' | 'auth'

/** The one error of every call. */
export class ApiError extends Error {
  constructor(
    readonly kind: ApiErrorKind,
    readonly code: number,
    message: string,
    /** `data` of a refusal, e.g. the new price of a changed one. */
    readonly data: unknown = null,
  ) {
    super(message)
    this.name = 'ApiError'
  }
}

/** Turns whatever a transport rejected with into the error of a call that brought no reply, and throws it. */
export const throwNetworkError = (error: unknown): never => {
  throw new ApiError('network', 0, error instanceof TransportError ? error.reason : '')
}

/** Whether a call was refused with one of these codes; the way to branch on a refusal, never by its text. */
export const isRefusal = (error: unknown, ...codes: RefusalCode[]): error is ApiError =>
  error instanceof ApiError && codes.some((code) => code === error.code)

/** Whether the server does not know who is calling, with no login or with one that has ended: the way on is the login. */
export const isLoggedOut = (error: unknown): boolean => error instanceof ApiError && error.kind === 'auth'

/** Whether a call was given up because no reply came in time. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'network' && error.message === 'timeout'

const FIRST_SERVER_FAULT = 500
const TOO_MANY_REQUESTS = 429
const CODES_PER_STATUS = 100

/** HTTP status of a refusal's code, e.g. 40904 -> 409; a bare HTTP status stays. */
const statusOf = (code: number): number => (code < 1_000 ? code : Math.floor(code / CODES_PER_STATUS))

/**
 * Whether the same call may well succeed later: no reply, a server in trouble, or too many calls. It says nothing of
 * whether the server acted, so a call that changes something is repeated with its idempotency key.
 */
export const isTransient = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'network') return true
  const status = statusOf(error.code)
  return status >= FIRST_SERVER_FAULT || status === TOO_MANY_REQUESTS
}

/**
 * Whether the server has said no, and so has not acted. After any other failure it may have: of a lost call, a reply that is no
 * envelope, and a fault of our own, which may have come after its yes.
 */
export const isDefinite = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'business' && !isTransient(error)
