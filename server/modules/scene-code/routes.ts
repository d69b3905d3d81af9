import type { FastifyInstance } from 'fastify'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { routeOfScene } from '@/domain/way-in/scene'
import { ordinaryCode } from '../../gateways/scene-code/sandbox-scene-code'
import { Refusal } from '../../http/errors'
import { pictureOfScene } from './code-picture'

/** A page shows one code or two; who asks for more draws for fun. */
const RATE_LIMIT = { max: 60, timeWindow: MINUTE_MS }
const FOREVER = 'public, max-age=31536000, immutable'
const NEVER = 'no-store'

/** The codes that open the mini-program where a scene says (docs/rules/ways-in.md). */
export const sceneCodeModule = (app: FastifyInstance): void => {
  const { storage, gateways, environment } = app

  /** `GET /codes/:scene`: the picture; an ordinary code while WeChat draws none, 404 for a scene that opens nothing. */
  app.get<{ Params: { scene: string } }>(
    '/codes/:scene',
    { schema: { hide: true }, config: { rateLimit: RATE_LIMIT } },
    async (request, reply) => {
      const { scene } = request.params
      if (routeOfScene(scene) === null) throw new Refusal(ErrorCode.fileNotFound)
      try {
        const { bytes, mimeType } = await pictureOfScene(storage, gateways.sceneCodes, scene)
        return await reply.type(mimeType).header('cache-control', FOREVER).send(bytes)
      } catch (error) {
        request.log.warn({ err: error }, 'no code of WeChat: an ordinary one is shown')
        const { bytes, mimeType } = ordinaryCode(environment.publicUrl, scene)
        return reply.type(mimeType).header('cache-control', NEVER).send(bytes)
      }
    },
  )
}
