import type { FastifyInstance } from 'fastify'
import { refund } from '@/wire/endpoints/order'
import { route } from '../../http/route'
import { orderDetailReply, refundBody } from '../order/schemas'
import { moneyContextOf } from '../../context/context-of'
import { requestRefund } from '../order/changing/request-refund'

/** Refunds of deposits (specification section 7). */
export const refundModule = (app: FastifyInstance): void => {
  const context = moneyContextOf(app)

  /** Applies for the refund of a paid small deposit; the reply says refunding, the worker brings the money back. */
  route(app, refund, {
    schema: { request: refundBody, reply: orderDetailReply },
    handler: ({ userId, idempotencyKey, payload }) => requestRefund(context, userId, idempotencyKey, payload),
  })
}
