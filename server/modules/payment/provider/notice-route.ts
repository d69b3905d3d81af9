import type { FastifyInstance } from 'fastify'
import { PayGateway } from '@/wire/enums/payment'
import { NoticeRejected } from '../../../gateways/pay/payment-gateway'
import { WECHAT_NOTICE_PATH } from '../../../gateways/pay/wechat-merchant'
import type { MoneyContext } from '../../../context/server-context'
import { receiveNotice } from './receive-notice'

const TAKEN = 204
const REFUSED = 401

/**
 * Where WeChat Pay sends its notices. Not an endpoint of the app: no envelope, the raw body because the signature
 * covers its bytes, 204 once the notice is booked, and an error with `{code: 'FAIL', message}` when it is not, so that
 * WeChat Pay sends it again. It exists only where WeChat Pay is configured.
 */
export const registerNoticeRoute = async (app: FastifyInstance, context: MoneyContext): Promise<void> => {
  if (context.payments.name !== PayGateway.wechat) return
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(WECHAT_NOTICE_PATH, { schema: { hide: true } }, async (request, reply) => {
      try {
        await receiveNotice(context, { headers: request.headers, body: String(request.body ?? '') })
        return await reply.status(TAKEN).send()
      } catch (error) {
        if (!(error instanceof NoticeRejected)) throw error
        request.log.warn({ err: error }, 'payment notice rejected')
        return reply.status(REFUSED).send({ code: 'FAIL', message: error.message })
      }
    })
  })
}
