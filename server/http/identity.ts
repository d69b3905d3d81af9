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

/** Finds out whose a bearer token is; null when it is unknown, revoked or expired. */
export type IdentityResolver = (token: string) => Promise<Identity | null>

declare module 'fastify' {
  interface FastifyInstance {
    resolveIdentity: IdentityResolver
  }
  interface FastifyRequest {
    /** Who asks, on endpoints that ask for it; null for a visitor. */
    user: Identity | null
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
  request.user = token === null ? null : await request.server.resolveIdentity(token)
  if (access !== 'login' || request.user !== null) return
  throw new Refusal(token === null ? ErrorCode.notLoggedIn : ErrorCode.sessionExpired)
}
