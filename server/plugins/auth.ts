import type { FastifyInstance } from 'fastify'
import type { IdentityResolver } from '../http/identity'

/** Gives every request a place for its user, and the app the way to find out who that is. */
export const auth = (app: FastifyInstance, identities: IdentityResolver): void => {
  app.decorateRequest('user', null)
  app.decorateRequest('isUnchecked', false)
  app.decorate('identities', identities)
}
