import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EndpointAccess } from '@/wire/endpoint'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../http/errors'
import { findSession, type SessionUser } from '../modules/session/session-statements'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, on endpoints that ask for it; null for a visitor. */
    user: SessionUser | null
  }
}

const BEARER = /^Bearer (\S+)$/i

const tokenOf = (request: FastifyRequest): string | null =>
  BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null

/** Gives every request a place for its user. */
export const auth = (app: FastifyInstance): void => {
  app.decorateRequest('user', null)
}

/**
 * Finds out who asks, by the bearer token (specification section 6). Where login is optional, a token that is no longer
 * good makes a visitor.
 *
 * @throws Refusal notLoggedIn without a token, sessionExpired with one that is not good, where login is required.
 */
export const identify = async (request: FastifyRequest, access: EndpointAccess): Promise<void> => {
  const { database, clock } = request.server
  const token = tokenOf(request)
  request.user = token === null ? null : await findSession(database, token, clock.now())
  if (access !== 'login' || request.user !== null) return
  throw new Refusal(token === null ? ErrorCode.notLoggedIn : ErrorCode.sessionExpired)
}
