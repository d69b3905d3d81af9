import type { FastifyInstance } from 'fastify'
import { create, revoke, shared } from '@/wire/endpoints/order-share'
import { OrderIdPayload } from '@/wire/schemas/order-calls'
import { OrderShare, ShareTokenQuery, SharedOrder } from '@/wire/schemas/order-share'
import { IdReply } from '@/wire/schemas/parts'
import { MINUTE_MS } from '@/domain/time/duration'
import { route } from '../../http/route'
import { shareOrder, stopSharing } from './share-order'
import { readSharedOrder } from './shared-order'

/** More than anyone taps. */
const SHARE_LIMIT = { max: 30, timeWindow: MINUTE_MS }
const LOOK_UP_LIMIT = { max: 120, timeWindow: MINUTE_MS }

/** Showing one's own order to others, for reading and for a while (extensions; docs/rules/after-the-order.md). */
export const orderShareModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `POST /app/order/share`: a link that ends after seven days; another user's order is 404. */
  route(app, create, {
    schema: { request: OrderIdPayload, reply: OrderShare },
    rateLimit: SHARE_LIMIT,
    handler: ({ userId, payload }) => shareOrder(database, userId, payload.id, clock.now()),
  })

  /** `POST /app/order/share/revoke`: ends every link to the order; another user's order is 404. */
  route(app, revoke, {
    schema: { request: OrderIdPayload, reply: IdReply },
    handler: ({ userId, payload }) => stopSharing(database, userId, payload.id, clock.now()),
  })

  /** `GET /app/order/shared`: the car and how far it is, for anyone; 404 unknown, 403 ended or taken back. */
  route(app, shared, {
    schema: { request: ShareTokenQuery, reply: SharedOrder },
    rateLimit: LOOK_UP_LIMIT,
    handler: ({ payload }) => readSharedOrder(database, payload.token, clock.now()),
  })
}
