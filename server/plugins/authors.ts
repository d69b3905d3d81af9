import type { FastifyInstance, FastifyRequest } from 'fastify'
import { writtenBy, type Author } from '../system/author'

const VISITOR = 'visitor'

/** Who asks is found out on the way to the handler, so it is read when something is written. */
const authorOf = (request: FastifyRequest): Author => ({
  get actor() {
    return request.user ? `account:${request.user.id}` : VISITOR
  },
  requestId: request.id,
})

/**
 * Remembers whose request it is, for what is written in it. Reading the body leaves the first hook's context behind,
 * hence the second.
 */
export const authors = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => writtenBy(authorOf(request), done))
  app.addHook('preValidation', (request, _reply, done) => writtenBy(authorOf(request), done))
}
