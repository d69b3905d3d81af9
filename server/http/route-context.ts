import type { FastifyReply, FastifyRequest } from 'fastify'
import { ErrorCode } from '@/wire/errors'
import { Header } from '@/wire/headers'
import { callerOf, type Caller } from './caller'
import { Refusal } from './errors'
import type { Identity } from './identity'

const MIN_KEY_LENGTH = 8
const MAX_KEY_LENGTH = 64

/** What a handler is given. */
export class RouteContext<Payload> {
  constructor(
    /** The checked query or body. */
    readonly payload: Payload,
    readonly request: FastifyRequest,
    readonly reply: FastifyReply,
  ) {}

  /** Who asks; null for a visitor. */
  get user(): Identity | null {
    return this.request.user
  }

  /** Where the call comes from. */
  get caller(): Caller {
    return callerOf(this.request)
  }

  /**
   * Account id of who asks.
   *
   * @throws Refusal notLoggedIn for a visitor, which cannot happen on an endpoint whose access is `login`.
   */
  get userId(): string {
    if (this.request.user === null) throw new Refusal(ErrorCode.notLoggedIn)
    return this.request.user.id
  }

  /**
   * The Idempotency-Key of the request.
   *
   * @throws Refusal idempotencyKeyMissing when there is none of a sensible length.
   */
  get idempotencyKey(): string {
    return readIdempotencyKey(this.request)
  }
}

/** @throws Refusal idempotencyKeyMissing when the header is absent or its length is not 8 to 64. */
export const readIdempotencyKey = (request: FastifyRequest): string => {
  const key = request.headers[Header.idempotencyKey]
  if (typeof key === 'string' && key.length >= MIN_KEY_LENGTH && key.length <= MAX_KEY_LENGTH) return key
  throw new Refusal(ErrorCode.idempotencyKeyMissing)
}
