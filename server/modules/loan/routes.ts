import type { FastifyInstance } from 'fastify'
import * as endpoints from '@/wire/endpoints/loan'
import { FinanceApplication, PayOffRequest, SaveApplication, SubmitApplication } from '@/wire/schemas/loan'
import { OrderActionBody, OrderIdPayload } from '@/wire/schemas/order-calls'
import { route } from '../../http/route'
import { linkAsItLeaves } from '../file/link-as-it-leaves'
import { cancelApplication, payInFull } from './give-up-loan'
import { serverContextOf } from '../../context/server-context'
import { readApplication } from './read-application'
import { requestPayOff } from './request-pay-off'
import { saveApplication } from './save-application'
import { submitApplication } from './submit-application'

/** Applying for a loan of a financed order (extensions; docs/rules/finance.md). */
export const loanModule = (app: FastifyInstance): void => {
  const context = serverContextOf(app)
  const { database, clock } = context
  linkAsItLeaves(app, FinanceApplication, (application, link) => ({
    ...application,
    papers: application.papers.map(({ kind, path }) => ({ kind, path, url: link(path) })),
  }))

  /** The application of one's own order with its status, -1 to 7; another user's is 404. */
  route(app, endpoints.application, {
    schema: { request: OrderIdPayload, reply: FinanceApplication },
    handler: ({ userId, payload }) => readApplication(database, { userId, orderId: payload.id, now: clock.now() }),
  })

  /** Prepares an application; 422 names what the scheme does not offer, 409 once one is with the lender. */
  route(app, endpoints.save, {
    schema: { request: SaveApplication, reply: FinanceApplication },
    handler: ({ userId, idempotencyKey: key, payload: body }) => saveApplication(context, { userId, key, body }),
  })

  /** Sends it to the lender; 409 with both amounts where a month costs something else by now. */
  route(app, endpoints.submit, {
    schema: { request: SubmitApplication, reply: FinanceApplication },
    handler: ({ userId, idempotencyKey: key, payload: body }) => submitApplication(context, { userId, key, body }),
  })

  /** Takes it back; 409 once the down payment is due. */
  route(app, endpoints.cancelApplication, {
    schema: { request: OrderActionBody, reply: FinanceApplication },
    handler: ({ userId, idempotencyKey: key, payload: body }) => cancelApplication(context, { userId, key, body }),
  })

  /** Pays the balance without a loan; 409 while the lender is asked. */
  route(app, endpoints.payInFull, {
    schema: { request: OrderActionBody, reply: FinanceApplication },
    handler: ({ userId, idempotencyKey: key, payload: body }) => payInFull(context, { userId, key, body }),
  })

  /** Asks for an early pay-off at the next due date. */
  route(app, endpoints.requestPayOff, {
    schema: { request: PayOffRequest, reply: FinanceApplication },
    handler: ({ userId, idempotencyKey: key, payload: body }) => requestPayOff(context, { userId, key, body }),
  })
}
