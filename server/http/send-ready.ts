import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyReply } from './reply-cache'

const GZIP = /\bgzip\b/
const NOT_MODIFIED = 304

/** Nothing is said beyond what a cache must be told: every open page asks once a second. */
const unchanged = (reply: FastifyReply): FastifyReply =>
  reply.removeHeader('content-type').removeHeader('x-content-type-options').code(NOT_MODIFIED).send()

/** Sends a reply that was made ready: to who has it already only that it is the same, and compressed to who takes that. */
export const sendReady = (
  request: FastifyRequest,
  reply: FastifyReply,
  { text, gzipped, tag }: ReadyReply,
): FastifyReply => {
  void reply.header('etag', tag)
  if (request.headers['if-none-match']?.includes(tag) === true) return unchanged(reply)
  if (!GZIP.test(request.headers['accept-encoding'] ?? '')) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(gzipped)
}
