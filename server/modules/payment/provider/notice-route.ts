import type { FastifyInstance } from 'fastify'
import { NoticeRejected, type PaymentGateway } from '../../../gateways/pay/payment-gateway'
import type { ServerContext } from '../../../context/server-context'
import { receiveNotice } from './receive-notice'

const TAKEN = 204
const REFUSED = 401

const registerPath = async (
  app: FastifyInstance,
  context: ServerContext,
  gateway: PaymentGateway,
  path: string,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      try {
        await receiveNotice(context, gateway, { headers: request.headers, body: String(request.body ?? '') })
        return await reply.status(TAKEN).send()
      } catch (error) {
        if (!(error instanceof NoticeRejected)) throw error
        request.log.warn({ err: error }, 'payment notice rejected')
        return reply.status(REFUSED).send({ code: 'FAIL', message: error.message })
      }
    })
  })
}

/**
 * Where providers send their notices. Not endpoints of the app: no envelope, the raw body because the signature covers
 * its bytes, 204 once the notice is booked, and an error with `{code: 'FAIL', message}` when it is not, so that WeChat
 * Pay sends it again. A provider without a path, such as the sandbox, has none.
 */
export const registerNoticeRoutes = async (app: FastifyInstance, context: ServerContext): Promise<void> => {
  for (const gateway of Object.values(context.payments)) {
    if (gateway.noticePath !== null) await registerPath(app, context, gateway, gateway.noticePath)
  }
}
