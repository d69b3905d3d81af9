import type { FastifyInstance } from 'fastify'
import { ErrorCode } from '@/wire/errors'
import { rangeOf } from '../../http/byte-range'
import { Refusal } from '../../http/errors'
import { FILES_PREFIX, isGoodLink } from './file-link'
import { findFile } from './file-statements'
import type { FileNeeds } from './store-upload'

const PDF = 'application/pdf'
const PARTIAL = 206
const OUTSIDE = 416
const PUBLIC_CACHE = 'public, max-age=31536000, immutable'
const PRIVATE_CACHE = 'private, no-store'
/** An uploaded file is shown and never run, whatever it holds. */
const INERT = "default-src 'none'; sandbox"
/** Browsers show no PDF in a sandbox. Ours are printed here, and a viewer runs them in one of its own. */
const IN_VIEWER = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"

/**
 * `GET /files/*`: the bytes of a file. A private file needs a signed link that has not ended (403 otherwise); an unknown
 * path is 404. Players of videos ask for parts of one. Where phones reach the store, they are led there. `HEAD` reads nothing.
 */
export const serveFiles = (app: FastifyInstance, { database, clock, secret, storage }: FileNeeds): void => {
  app.route<{ Params: { '*': string }; Querystring: Record<string, unknown> }>({
    method: ['GET', 'HEAD'],
    url: `${FILES_PREFIX}*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const path = request.params['*']
      const file = await findFile(database, path)
      if (file === undefined) throw new Refusal(ErrorCode.fileNotFound)
      if (file.isPrivate && !isGoodLink(secret, path, request.query, clock.now())) {
        throw new Refusal(ErrorCode.linkExpired)
      }
      const link = await storage.link(path, file.mimeType)
      if (link !== null) return reply.header('cache-control', PRIVATE_CACHE).redirect(link)
      reply.header('accept-ranges', 'bytes')
      const part = rangeOf(request.headers.range, file.byteSize)
      if (part === 'outside') {
        return reply.code(OUTSIDE).header('content-range', `bytes */${file.byteSize}`).send()
      }
      const range = part === 'whole' ? undefined : part
      const content = request.method === 'HEAD' ? undefined : await storage.read(path, range)
      if (content === null) throw new Refusal(ErrorCode.fileNotFound)
      if (part !== 'whole') {
        reply.code(PARTIAL).header('content-range', `bytes ${part.start}-${part.end}/${file.byteSize}`)
      }
      return reply
        .type(file.mimeType)
        .header('content-length', part === 'whole' ? file.byteSize : part.end - part.start + 1)
        .header('content-security-policy', file.mimeType === PDF ? IN_VIEWER : INERT)
        .header('cache-control', file.isPrivate ? PRIVATE_CACHE : PUBLIC_CACHE)
        .send(content)
    },
  })
}
