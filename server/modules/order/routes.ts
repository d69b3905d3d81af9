import type { FastifyInstance } from 'fastify'
import {
  cancel,
  confirmPickUp,
  deleted,
  detail,
  edit,
  lock,
  lopRead,
  lopUpdate,
  openLevc,
  openLevcUpdate,
  page,
  placeBig,
  placeSmall,
  quoteBig,
  quoteSmall,
  refund,
} from '@/wire/endpoints/order'
import { OrderDetail, OrderPage } from '@/wire/schemas/order'
import { BigOrderQuote, SmallOrderQuote } from '@/wire/schemas/order-quote'
import {
  BigOrderWish,
  CancelBody,
  ConfirmPickUpBody,
  EditBody,
  OpenLevc,
  OpenLevcBody,
  OrderActionBody,
  OrderIdPayload,
  OrderNews,
  OrderPageQuery,
  PlaceBigOrder,
  PlaceSmallOrder,
  ReadOrderNewsBody,
  RefundBody,
  SmallOrderWish,
} from '@/wire/schemas/order-calls'
import { IdReply, NoPayload, Nothing } from '@/wire/schemas/parts'
import { route } from '../../http/route'
import { serverContextOf } from '../../context/server-context'
import { cancelOrder } from './changing/cancel-order'
import { confirmPickUpOfOrder } from './changing/confirm-pick-up'
import { deleteOrder } from './changing/delete-order'
import { editOrder } from './changing/edit-order'
import { listOrders } from './reading/list-orders'
import { lockOrderByShopper } from './changing/lock-order'
import { requestRefund } from './changing/request-refund'
import { markNewsAsRead, readNewsOfOrders } from './reading/news-of-orders'
import { readOpenLevc, writeOpenLevc } from './reading/open-levc'
import { placeBigOrder } from './placing/place-big-order'
import { placeSmallOrder } from './placing/place-small-order'
import { quoteBigOrder } from './placing/quote-big-order'
import { quoteSmallOrder } from './placing/quote-small-order'
import { readOrder } from './reading/read-order'
import { sessionCheckOf } from '../session/session-check'
import { linkAsItLeaves } from '../file/link-as-it-leaves'
import { withLinks } from './view/linked-files'

/** Placing, reading, changing, locking, cancelling, giving back and deleting orders. */
export const orderModule = (app: FastifyInstance): void => {
  const context = serverContextOf(app)
  const { database, clock } = context
  const canTell = app.gateways.vehicles !== null
  linkAsItLeaves(app, OrderDetail, withLinks)

  /** One order of the shopper; another user's is not found. */
  route(app, detail, {
    schema: { request: OrderIdPayload, reply: OrderDetail },
    handler: ({ userId, payload }) => readOrder(database, userId, payload.id, clock.now()),
  })

  /** The shopper's orders, newest first; `orderType` 1 unless told, 0 for both. */
  route(app, page, {
    schema: { request: OrderPageQuery, reply: OrderPage },
    handler: ({ userId, payload }) => listOrders(database, userId, payload, clock.now()),
  })

  /** `GET /app/order/read/lop/update`: whether something happened to the shopper's orders that was not read. */
  route(app, lopUpdate, {
    schema: { request: NoPayload, reply: OrderNews },
    handler: ({ userId }) => readNewsOfOrders(database, userId),
  })

  /** Keeps that the news were read. */
  route(app, lopRead, {
    schema: { request: ReadOrderNewsBody, reply: Nothing },
    handler: async ({ userId, payload }) => {
      await markNewsAsRead(database, userId, payload.newest)
      return null
    },
  })

  /** `GET /app/order/openLevc`: whether the shopper lets own cars tell where they are. */
  route(app, openLevc, {
    schema: { request: NoPayload, reply: OpenLevc },
    handler: ({ userId }) => readOpenLevc(database, userId, canTell),
  })

  /** Switches that on or off. */
  route(app, openLevcUpdate, {
    schema: { request: OpenLevcBody, reply: OpenLevc },
    handler: async ({ userId, payload }) => {
      await writeOpenLevc(database, userId, payload.openLevc)
      return readOpenLevc(database, userId, canTell)
    },
  })

  /** Places a small-deposit order once for a key; 409 when the sale is not open, the price changed or all are gone. */
  route(app, placeSmall, {
    schema: { request: PlaceSmallOrder, reply: OrderDetail },
    checksSession: true,
    handler: (call) => {
      const { userId, idempotencyKey: key, payload } = call
      return placeSmallOrder(context, { userId, key, session: sessionCheckOf(call) }, payload)
    },
  })

  /** What a small order would come to, and which coupons could be used on it. */
  route(app, quoteSmall, {
    schema: { request: SmallOrderWish, reply: SmallOrderQuote },
    handler: ({ userId, payload }) => quoteSmallOrder(database, userId, payload, clock.now()),
  })

  /** What a big order would come to, and which coupons could be used on it. */
  route(app, quoteBig, {
    schema: { request: BigOrderWish, reply: BigOrderQuote },
    handler: ({ userId, payload }) => quoteBigOrder(database, userId, payload, clock.now()),
  })

  /** Places a big-deposit order for a configured car; as `placeSmall`, and 409 when the small order cannot be linked. */
  route(app, placeBig, {
    schema: { request: PlaceBigOrder, reply: OrderDetail },
    checksSession: true,
    handler: (call) => {
      const { userId, idempotencyKey: key, payload } = call
      return placeBigOrder(context, { userId, key, session: sessionCheckOf(call) }, payload)
    },
  })

  /** Changes a big order within a scope; 409 once it is locked or has ended, and for a new buyer under outdated agreements. */
  route(app, edit, {
    schema: { request: EditBody, reply: OrderDetail },
    handler: ({ userId, idempotencyKey, payload }) => editOrder(context, userId, idempotencyKey, payload),
  })

  /** Locks a big order whose deposit is paid; 409 in any other state. */
  route(app, lock, {
    schema: { request: OrderActionBody, reply: OrderDetail },
    handler: ({ userId, idempotencyKey, payload }) => lockOrderByShopper(context, userId, idempotencyKey, payload),
  })

  /** Says that the planned hour of the pick-up suits; 409 when it was planned anew, or the order is not waiting for it. */
  route(app, confirmPickUp, {
    schema: { request: ConfirmPickUpBody, reply: OrderDetail },
    handler: ({ userId, payload }) => confirmPickUpOfOrder(context, userId, payload),
  })

  /** Cancels an unpaid order; 409 once it is paid or has ended. */
  route(app, cancel, {
    schema: { request: CancelBody, reply: OrderDetail },
    handler: ({ userId, idempotencyKey, payload }) => cancelOrder(context, userId, idempotencyKey, payload),
  })

  /** Applies for the refund of a paid deposit; the reply says refunding, the worker brings the money back. */
  route(app, refund, {
    schema: { request: RefundBody, reply: OrderDetail },
    handler: ({ userId, idempotencyKey, payload }) => requestRefund(context, userId, idempotencyKey, payload),
  })

  /** Takes an ended order off the list; it is kept on the server. */
  route(app, deleted, {
    schema: { request: OrderActionBody, reply: IdReply },
    handler: ({ userId, idempotencyKey, payload }) => deleteOrder(context, userId, idempotencyKey, payload),
  })
}
