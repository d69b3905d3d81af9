import type { FastifyRequest } from 'fastify'
import type { EndpointAccess } from '@/wire/endpoint'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from './errors'

/** Who makes a request. */
export interface Identity {
  /** Id of the account. */
  id: string
  /** Names the session in the database. */
  tokenHash: Buffer
}

/** Finds out whose bearer tokens are. */
export interface IdentityResolver {
  /** Whose a token is; null when it is unknown, revoked or expired. */
  find: (token: string) => Promise<Identity | null>
  /** Whose a token was when it was last looked up, without asking whether it still counts; null when nobody remembers. */
  recall: (token: string) => Identity | null
}

declare module 'fastify' {
  interface FastifyInstance {
    identities: IdentityResolver
  }
  interface FastifyRequest {
    /** Who asks, on endpoints that ask for it; null for a visitor. */
    user: Identity | null
    /** Whether somebody has still to find out that the session of `user` counts (`SessionCheck`). */
    isUnchecked: boolean
  }
}

const BEARER = /^Bearer (\S+)$/i

const tokenOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null

/**
 * Finds out who asks, by the bearer token. Where login is optional, a token that is no longer
 * good makes a visitor.
 *
 * @throws Refusal notLoggedIn without a token, sessionExpired with one that is not good, where login is required.
 */
export const identify = async (request: FastifyRequest, access: EndpointAccess): Promise<void> => {
  const token = tokenOf(request)
  request.user = token === null ? null : await request.server.identities.find(token)
  if (access !== 'login' || request.user !== null) return
  throw new Refusal(token === null ? ErrorCode.notLoggedIn : ErrorCode.sessionExpired)
}

/**
 * The same for a call that asks the database anyway and checks the session in the same statement: who is remembered is
 * believed until then.
 */
export const identifyForNow = async (request: FastifyRequest): Promise<void> => {
  const token = tokenOf(request)
  request.user = token === null ? null : request.server.identities.recall(token)
  request.isUnchecked = request.user !== null
  if (request.user === null) await identify(request, 'login')
}
