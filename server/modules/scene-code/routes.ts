import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { routeOfScene } from '@/domain/way-in/scene'
import { ordinaryCode } from '../../gateways/scene-code/sandbox-scene-code'
import type { CodePicture } from '../../gateways/scene-code/scene-code-gateway'
import { Refusal } from '../../http/errors'
import { drawPicture, keptPicture } from './code-picture'
import { isTargetThere } from './scene-target'

/** A page shows one code or two; who asks for more draws for fun. */
const RATE_LIMIT = { max: 60, timeWindow: MINUTE_MS }
const FOREVER = 'public, max-age=31536000, immutable'
const NEVER = 'no-store'

/** The codes that open the mini-program where a scene says (docs/rules/ways-in.md). */
export const sceneCodeModule = (app: FastifyInstance): void => {
  const { database, storage, clock, environment } = app
  const { sceneCodes } = app.gateways
  const codeOf = async (scene: string, log: FastifyBaseLogger): Promise<CodePicture & { isKept: boolean }> => {
    try {
      const kept = await keptPicture(storage, sceneCodes, scene)
      if (kept !== null) return { ...kept, isKept: true }
      if (await isTargetThere(database, scene, clock.now())) {
        return { ...(await drawPicture(storage, sceneCodes, scene)), isKept: true }
      }
    } catch (error) {
      log.warn({ err: error }, 'no code of WeChat: an ordinary one is shown')
    }
    return { ...ordinaryCode(environment.publicUrl, scene), isKept: false }
  }

  /**
   * `GET /codes/:scene`: the picture; an ordinary code while WeChat draws none, and where the scene's page would find
   * nothing; 404 for a scene that opens none of our pages.
   */
  app.get<{ Params: { scene: string } }>(
    '/codes/:scene',
    { schema: { hide: true }, config: { rateLimit: RATE_LIMIT } },
    async (request, reply) => {
      const { scene } = request.params
      if (routeOfScene(scene) === null) throw new Refusal(ErrorCode.fileNotFound)
      const { bytes, mimeType, isKept } = await codeOf(scene, request.log)
      return reply
        .type(mimeType)
        .header('cache-control', isKept ? FOREVER : NEVER)
        .send(bytes)
    },
  )
}
