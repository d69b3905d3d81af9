import type { FastifyInstance } from 'fastify'
import { cancel, deleted, detail, page, placeSmall } from '@/contract/endpoints/order'
import { route } from '../../route'
import { moneyContextOf } from '../payment/context-of'
import { cancelOrder } from './cancel-order'
import { deleteOrder } from './delete-order'
import { listOrders } from './list-orders'
import { placeSmallOrder } from './place-order'
import { readOrder } from './read-order'
import {
  cancelBody,
  deletedReply,
  orderActionBody,
  orderDetailReply,
  orderIdQuery,
  orderPageQuery,
  orderPageReply,
  placeSmallBody,
} from './schemas'

/** Placing, reading, cancelling and deleting orders (specification section 7). */
export const orderModule = (app: FastifyInstance): void => {
  const context = moneyContextOf(app)
  const { database, clock } = context

  /** One order of the shopper; another user's is not found. */
  route(app, detail, {
    schema: { request: orderIdQuery, reply: orderDetailReply },
    handler: ({ userId, payload }) => readOrder(database, userId, payload.id, clock.now()),
  })

  /** The shopper's orders, newest first; `orderType` 1 unless told, 0 for both. */
  route(app, page, {
    schema: { request: orderPageQuery, reply: orderPageReply },
    handler: ({ userId, payload }) => listOrders(database, userId, payload, clock.now()),
  })

  /** Places a small-deposit order once for a key; 409 when the sale is not open, the price changed or all are gone. */
  route(app, placeSmall, {
    schema: { request: placeSmallBody, reply: orderDetailReply },
    handler: ({ userId, idempotencyKey, payload }) => placeSmallOrder(context, userId, idempotencyKey, payload),
  })

  /** Cancels an unpaid order; 409 once it is paid or has ended. */
  route(app, cancel, {
    schema: { request: cancelBody, reply: orderDetailReply },
    handler: ({ userId, idempotencyKey, payload }) => cancelOrder(context, userId, idempotencyKey, payload),
  })

  /** Takes an ended order off the list; it is kept on the server. */
  route(app, deleted, {
    schema: { request: orderActionBody, reply: deletedReply },
    handler: ({ userId, idempotencyKey, payload }) => deleteOrder(context, userId, idempotencyKey, payload),
  })
}
