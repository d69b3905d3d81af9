import type { FastifyInstance } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { SUCCESS_CODE, type Envelope } from '@/wire/envelope'
import { signedLink } from './file-link'

/** An expiring link to a private file. */
export type Link = (path: string) => string

/**
 * Makes the paths of private files expiring links in every reply of a schema, as it leaves. Replies that are kept under
 * an idempotency key hold the paths, so that a repeated one has fresh links, and the database none at all.
 */
export const linkAsItLeaves = <Reply extends TSchema>(
  app: FastifyInstance,
  schema: Reply,
  linked: (reply: Static<Reply>, link: Link) => Static<Reply>,
): void => {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (request.routeOptions.config.replySchema !== schema) return payload
    const envelope = payload as Envelope<Static<Reply>> // of a route with this schema, unless it refuses
    if (envelope.code !== SUCCESS_CODE) return envelope
    const now = app.clock.now()
    return { ...envelope, data: linked(envelope.data, (path) => signedLink(app.secret, path, now)) }
  })
}
