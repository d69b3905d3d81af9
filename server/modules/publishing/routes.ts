import type { FastifyInstance } from 'fastify'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import { pathOf } from './picture-store'

const NAME = /^(\d{3,4})\.(webp|jpg)$/
const DIGEST = /^[0-9a-f]{32}$/
/** Its name is made of what is in it. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg' }

/**
 * `GET /static/content/<digest>/<width>.webp`: a picture that writers brought; as JPEG for a phone that does not say that
 * it knows WebP, as those before iOS 14.
 */
export const publishingModule = (app: FastifyInstance): void => {
  app.get<{ Params: { digest: string; name: string } }>(
    '/static/content/:digest/:name',
    { schema: { hide: true } },
    async ({ params: { digest, name }, headers: { accept = '' } }, reply) => {
      const [, width = '', wanted = ''] = NAME.exec(name) ?? []
      if (!DIGEST.test(digest) || width === '') throw new Refusal(ErrorCode.fileNotFound)
      const ending = accept.includes('image/webp') ? wanted : 'jpg'
      const content = await app.storage.read(pathOf(digest, `${width}.${ending}`))
      if (content === null) throw new Refusal(ErrorCode.fileNotFound)
      return reply
        .type(TYPES[ending] ?? '')
        .header('vary', 'accept')
        .header('cache-control', FOR_EVER)
        .send(content)
    },
  )
}
