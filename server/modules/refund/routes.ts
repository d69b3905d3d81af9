import type { FastifyInstance } from 'fastify'
import { refund } from '@/wire/endpoints/order'
import { OrderDetail } from '@/wire/schemas/order'
import { RefundBody } from '@/wire/schemas/order-calls'
import { route } from '../../http/route'
import { moneyContextOf } from '../../context/context-of'
import { requestRefund } from '../order/changing/request-refund'

/** Refunds of deposits (specification section 7). */
export const refundModule = (app: FastifyInstance): void => {
  const context = moneyContextOf(app)

  /** Applies for the refund of a paid small deposit; the reply says refunding, the worker brings the money back. */
  route(app, refund, {
    schema: { request: RefundBody, reply: OrderDetail },
    handler: ({ userId, idempotencyKey, payload }) => requestRefund(context, userId, idempotencyKey, payload),
  })
}
